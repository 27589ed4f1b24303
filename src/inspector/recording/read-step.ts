import type { AnyActorRef, AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import { chartOf, transitionNames } from '../chart/chart-of-machine.ts'
import type { Chart } from '../chart/chart.types.ts'
import type { Step } from '../recorder/recorder.ts'
import type { ActorStatus, LogActor, LogStep, Payload, StateValue } from './log.types.ts'
import { masked } from './masked.ts'

const charts = new Map<string, Chart>()
const names = new WeakMap<AnyStateMachine, ReadonlyMap<AnyTransitionDefinition, string>>()

/** The machine that an actor runs. The page bundles its own XState, so `instanceof` would not work. */
export function machineOf(actor: AnyActorRef): AnyStateMachine | null {
  const logic: unknown = 'logic' in actor ? actor.logic : null
  return isMachine(logic) ? logic : null
}

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'root' in logic && 'config' in logic

/** The chart of a machine, built once however often the machine is provided anew. */
export function knownChart(machine: AnyStateMachine): Chart {
  const chart = charts.get(machine.id) ?? chartOf(machine)
  charts.set(machine.id, chart)
  return chart
}

export function readActor(actor: AnyActorRef): LogActor {
  const { id, sessionId, _parent: parent } = actor
  const machine = machineOf(actor)?.id ?? null
  // XState uses the session id for an actor that was given no id.
  return { id: sessionId, name: id === sessionId ? (machine ?? id) : id, parent: parent?.sessionId ?? null, machine }
}

/** A step for the log; its payload is made readable on demand. */
export function readStep(step: Step): LogStep {
  const machine = machineOf(step.actor)
  return {
    number: step.number,
    at: step.at,
    actor: step.actor.sessionId,
    source: step.source?.sessionId ?? null,
    type: step.event.type,
    transitions: machine === null ? [] : step.transitions.flatMap((one) => namesIn(machine).get(one) ?? []),
    status: step.snapshot.status satisfies ActorStatus,
    value: 'value' in step.snapshot ? (step.snapshot.value as StateValue) : null,
    payload: () => payloadOf(step),
  }
}

function namesIn(machine: AnyStateMachine): ReadonlyMap<AnyTransitionDefinition, string> {
  const known = names.get(machine) ?? transitionNames(machine)
  names.set(machine, known)
  return known
}

const payloadOf = ({ event, snapshot }: Step): Payload => ({
  event: masked(event),
  context: masked('context' in snapshot ? snapshot.context : undefined),
  output: masked(snapshot.output),
  error: masked(snapshot.error),
})
