import { assign, setup } from 'xstate'
import { messageOf } from '../message-of.ts'
import { answerOf, errorOf, isKind, kindIs } from '../outcome.ts'
import { placeholder } from '../placeholder.ts'
import type {
  TooManyDevices,
  DeviceReleaseContext,
  DeviceReleaseEvent,
  DeviceReleaseOutput,
  ReleaseAnswer,
  ReleaseInput,
} from './device-release.types.ts'

export const deviceReleaseMachine = setup({
  types: {
    context: {} as DeviceReleaseContext,
    events: {} as DeviceReleaseEvent,
    input: {} as TooManyDevices,
    output: {} as DeviceReleaseOutput,
    tags: {} as 'busy' | 'ended' | 'signedIn',
  },
  actors: {
    release: placeholder<ReleaseAnswer, ReleaseInput>(),
  },
  actions: {
    noteReplaced: assign((_, answer: ReleaseAnswer) =>
      answer.kind === 'tooManyDevices'
        ? { token: answer.token, devices: answer.devices, deviceId: null, isChanged: true }
        : {},
    ),
    noteEnded: assign((_, answer: ReleaseAnswer) =>
      answer.kind === 'ended' ? { message: answer.message, deviceId: null } : {},
    ),
    noteFailure: assign((_, error: unknown) => ({ deviceId: null, message: messageOf(error) })),
    choose: assign(({ event }) => ({ deviceId: event.deviceId, message: '', isChanged: false })),
  },
  guards: { isKind },
}).createMachine({
  id: 'deviceRelease',
  description:
    'Five devices are signed in: one is signed out, and this browser enters instead (specification §8, -31).',
  context: ({ input }) => ({ ...input, deviceId: null, message: '', isChanged: false }),
  initial: 'choosing',
  output: ({ event }) => event.output as DeviceReleaseOutput,
  states: {
    choosing: {
      on: { 'device.release': { target: 'releasing', actions: 'choose' } },
    },
    releasing: {
      tags: 'busy',
      invoke: {
        id: 'release',
        src: 'release',
        input: ({ context }) => ({ token: context.token, deviceId: context.deviceId ?? 0 }),
        onDone: [
          { guard: kindIs('signedIn'), target: 'signedIn' },
          { guard: kindIs('tooManyDevices'), target: 'choosing', actions: { type: 'noteReplaced', params: answerOf } },
          { target: 'ended', actions: { type: 'noteEnded', params: answerOf } },
        ],
        // Without a response the token may or may not be used up: pressing again finds out.
        onError: { target: 'choosing', actions: { type: 'noteFailure', params: errorOf } },
      },
    },
    ended: { type: 'final', tags: 'ended', output: { kind: 'ended' } },
    signedIn: { type: 'final', tags: ['busy', 'signedIn'], output: { kind: 'signedIn' } },
  },
})
