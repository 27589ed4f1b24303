import type { Call } from '#api/client/client.ts'
import type { Language } from '#domain/portal/language.ts'
import { deviceReleaseMachine } from '#machines/device-release/device-release.machine.ts'
import { deviceReleaseActors } from './device-release.actors.ts'

/** Signing out another device over the real service. */
export const deviceReleaseChart = (call: Call, language: Language) =>
  deviceReleaseMachine.provide({ actors: deviceReleaseActors(call, language) })
