import { browserStep } from '../steps.mjs'

/**
 * Sign-in, the main job and the import of a class list in Firefox, then in WebKit, as either keeps a processor busy; a share
 * is all of it.
 * @type {import('../walks.mjs').Walk}
 */
export const browsers = {
  name: 'browsers',
  steps: [browserStep('browsers', 1)],
}
