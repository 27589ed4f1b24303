export interface GuideInput {
  /** Versioned documents this browser agreed to before ("privacy@2026-11"). */
  readonly accepted: readonly string[]
}

export type GuideContext = GuideInput

export type GuideEvent =
  | { readonly type: 'guide.accept' }
  | { readonly type: 'guide.leave' }
  | { readonly type: 'guide.return' }
