import type { AnyActorLogic, AnyStateMachine } from 'xstate'
import { placeholder } from './placeholder.ts'

/** A chart of this id, whose code is fetched later than that of the one that invokes it; until it is provided it rejects. */
export const laterChart = <Chart extends AnyStateMachine>(id: Chart['id']): Chart =>
  Object.assign(placeholder(), { id }) as AnyActorLogic as Chart

interface Running {
  readonly logic: { readonly implementations: { readonly actors?: object | undefined } }
}

/** Gives a running chart the implementation of actors that it has not invoked yet. */
export const provideLater = ({ logic }: Running, actors: Readonly<Record<string, AnyActorLogic>>): void =>
  void Object.assign(logic.implementations.actors ?? {}, actors)
