import { browserStep } from '../steps.mjs'

/**
 * Sign-in, the main job and the import of a class list in Firefox, then in WebKit, one after the other as each keeps a
 * processor busy; a share covers all of it.
 * @type {import('../walks.mjs').Walk}
 */
export const browsers = {
  name: 'browsers',
  steps: [browserStep('browsers', 1)],
}
