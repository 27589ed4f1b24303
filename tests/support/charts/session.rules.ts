import type { SessionEffectName } from '#machines/session/session-report.types.ts'
import { so } from './rules.ts'

/** Events that the session must emit to the app. */
export const asks = (effect: SessionEffectName) =>
  so(`the app is told: ${effect}`, ({ sends }) =>
    sends.some((event) => event.type === 'effect.request' && event['effect'] === effect),
  )
