import { fromPromise, type NonReducibleUnknown } from 'xstate'

/** An actor provided from outside: it rejects until then. */
export const placeholder = <Output, Input = NonReducibleUnknown>() =>
  fromPromise<Output, Input>(() => Promise.reject(new Error('provide this actor')))

/** An action provided from outside: it throws until then. */
export function unprovided(): never {
  throw new Error('provide this action')
}
