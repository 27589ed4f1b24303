import type { Language } from '#domain/portal/language.ts'
import type { Recorder } from '../recorder/recorder.ts'

/** The address of the inspector's page on the service: separate from the portal, which does not know about it. */
export const pageAddress = '/inspector/page.js'

export interface PageOptions {
  readonly language: Language
  readonly nonce: string
}

export interface PageModule {
  /** Mounts the inspector in a container; returns a function that unmounts it. */
  readonly openInspector: (container: HTMLElement, recorder: Recorder, options: PageOptions) => Promise<() => void>
  /** Shows the inspector below the current page, or removes it. */
  readonly togglePanel: (recorder: Recorder) => Promise<void>
}
