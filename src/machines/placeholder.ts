import { fromPromise, type NonReducibleUnknown } from 'xstate'

/** An actor that comes from outside: until it is provided it rejects. */
export const placeholder = <Output, Input = NonReducibleUnknown>() =>
  fromPromise<Output, Input>(() => Promise.reject(new Error('provide this actor')))

/** An action that comes from outside: until it is provided it throws. */
export function unprovided(): never {
  throw new Error('provide this action')
}
