import { assign, setup } from 'xstate'
import { messageOf } from '../message-of.ts'
import { placeholder } from '../placeholder.ts'
import type {
  Crowd,
  DeviceReleaseContext,
  DeviceReleaseEvent,
  ReleaseAnswer,
  ReleaseInput,
} from './device-release.types.ts'

export const deviceReleaseMachine = setup({
  types: {
    context: {} as DeviceReleaseContext,
    events: {} as DeviceReleaseEvent,
    input: {} as Crowd,
    tags: {} as 'busy',
  },
  actors: {
    release: placeholder<ReleaseAnswer, ReleaseInput>(),
  },
  actions: {
    choose: assign(({ event }) => ({ deviceId: event.deviceId, message: '', isChanged: false })),
  },
}).createMachine({
  id: 'deviceRelease',
  description:
    'Five devices are signed in: one is signed out, and this browser enters instead (specification §8, -31).',
  context: ({ input }) => ({ ...input, deviceId: null, message: '', isChanged: false }),
  initial: 'choosing',
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
          { guard: ({ event }) => event.output.kind === 'signedIn', target: 'signedIn' },
          {
            guard: ({ event }) => event.output.kind === 'tooManyDevices',
            target: 'choosing',
            actions: assign(({ event }) => crowded(event.output)),
          },
          { target: 'ended', actions: assign(({ event }) => ended(event.output)) },
        ],
        // Without an answer the token may be used up or not: the same press finds out.
        onError: {
          target: 'choosing',
          actions: assign(({ event }) => ({ deviceId: null, message: messageOf(event.error) })),
        },
      },
    },
    ended: { type: 'final' },
    signedIn: { type: 'final', tags: 'busy' },
  },
})

const crowded = (answer: ReleaseAnswer): Partial<DeviceReleaseContext> =>
  answer.kind === 'tooManyDevices'
    ? { token: answer.token, devices: answer.devices, deviceId: null, isChanged: true }
    : {}

const ended = (answer: ReleaseAnswer): Partial<DeviceReleaseContext> =>
  answer.kind === 'ended' ? { message: answer.message, deviceId: null } : {}
