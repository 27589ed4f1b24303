import type { AnyActorLogic, AnyStateMachine } from 'xstate'
import { placeholder } from './placeholder.ts'

/** A chart whose code is loaded later than that of its invoker; it rejects until it is provided. */
export const laterChart = <Chart extends AnyStateMachine>(id: Chart['id']): Chart =>
  Object.assign(placeholder(), { id }) as AnyActorLogic as Chart

interface Running {
  readonly logic: { readonly implementations: { readonly actors?: object | undefined } }
}

/** Provides a running chart with actors it has not invoked yet. */
export const provideLater = ({ logic }: Running, actors: Readonly<Record<string, AnyActorLogic>>): void =>
  void Object.assign(logic.implementations.actors ?? {}, actors)
