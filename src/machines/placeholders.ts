import { fromPromise } from 'xstate'

/** Stands for an actor that whoever runs the chart provides; one that was forgotten rejects. */
export const actorToProvide = <Output, Input>() =>
  fromPromise<Output, Input>(() => Promise.reject(new Error('provide this actor')))

/** Stands for an action that whoever runs the chart provides; one that was forgotten throws. */
export const actionToProvide = (): never => {
  throw new Error('provide this action')
}
