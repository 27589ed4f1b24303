import type { Language } from '#domain/portal/language.ts'
import type { Recorder } from '../recorder/recorder.ts'

/** Where the service has the inspector's page: apart from the portal, which knows nothing of it. */
export const pageAddress = '/inspector/page.js'

export interface PageOptions {
  readonly language: Language
  readonly nonce: string
}

export interface PageModule {
  /** Shows the inspector in a container; returns a function that removes it. */
  readonly openInspector: (container: HTMLElement, recorder: Recorder, options: PageOptions) => Promise<() => void>
  /** Shows the inspector below whatever page this is, or takes it away. */
  readonly togglePanel: (recorder: Recorder) => Promise<void>
}
