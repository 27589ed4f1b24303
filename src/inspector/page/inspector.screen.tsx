import { useEffect, useMemo } from 'react'
import { useTexts } from '#ui/language/language-context.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import type { Recorder } from '../recorder/recorder.ts'
import { actorTree, lastStepOf } from '../recording/at-step.ts'
import type { LiveLog } from '../recording/live-log.ts'
import { ActorTree } from './components/actor-tree.tsx'
import { ChartPanel } from './components/chart-panel.tsx'
import { EventLog } from './components/event-log.tsx'
import { PayloadView } from './components/payload-view.tsx'
import { Player } from './components/player.tsx'
import { RecordingActions } from './components/recording-actions.tsx'
import { SendEvent } from './components/send-event.tsx'
import css from './inspector.module.css'
import { inspectorTexts } from './inspector.texts.ts'
import { prepareCharts } from './layout-worker.ts'
import { useInspector } from './use-inspector.ts'

export interface InspectorScreenProps {
  readonly recorder: Recorder
  readonly live: LiveLog
}

/** All flows of the page: the actors, their states, and the events sent to them. */
export function InspectorScreen({ recorder, live }: InspectorScreenProps) {
  const texts = useTexts(inspectorTexts)
  const state = useInspector(live)
  const { log, actor, number, isLive } = state
  // After the effects of the children: the visible chart comes first.
  useEffect(() => void prepareCharts(live.get().charts.values()), [live])
  const tree = useMemo(() => actorTree(log, number), [log, number])
  const known = log.actors.find(({ id }) => id === actor)
  const step = actor === null ? null : lastStepOf(log, actor, number)
  const opened = number === null ? null : (log.steps.find((one) => one.number === number) ?? null)
  const chart = known?.machine == null ? null : (log.charts.get(known.machine) ?? null)
  const last = log.steps.at(-1)?.number ?? 0
  const shownStep = <span role="status">{number !== null && texts.atStep(number + 1, last + 1)}</span>
  return (
    <div className={css['screen']}>
      <PageHead
        title={texts.title}
        state={<Counts state={state} />}
        actions={<RecordingActions state={state} recorder={recorder} />}
      />
      <div className={css['columns']}>
        <Surface title={texts.tree} lined className={css['stacked']}>
          <ActorTree branches={tree} chosen={actor} onChoose={state.chooseActor} />
        </Surface>
        <div className={css['middle']}>
          <ChartPanel name={known?.name ?? ''} chart={chart} step={step} />
          <SendEvent
            // What was typed for one flow is useless for another.
            key={actor}
            actor={
              isLive && number === null
                ? (recorder.actors().find(({ sessionId }) => sessionId === actor) ?? null)
                : null
            }
            chart={chart}
            isPast={!isLive || number !== null}
          />
        </div>
        <Surface title={texts.log} note={shownStep} lined className={css['stacked']}>
          <Player state={state} />
          <EventLog log={log} opened={opened?.number ?? null} onOpen={(one) => state.goTo(one)} />
          <PayloadView log={log} step={opened} />
        </Surface>
      </div>
    </div>
  )
}

function Counts({ state: { log, isLive } }: { readonly state: ReturnType<typeof useInspector> }) {
  const texts = useTexts(inspectorTexts)
  return (
    <>
      {isLive ? texts.live : texts.fromFile} · <span data-count>{texts.counted(log.actors.length, log.count)}</span> ·{' '}
      <span data-lost>{texts.lost(log.lost)}</span>
    </>
  )
}
