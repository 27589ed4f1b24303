import { useCallback, useRef } from 'react'
import { useTexts } from '#ui/language/language-context.tsx'
import css from '../marking.module.css'
import { cellsOf, namesOf } from '../marking-view.ts'
import { markingTexts } from '../marking.texts.ts'
import { useWorkplaceFocus } from '../use-workplace-focus.ts'
import { type MarkingWay, useDesk, useWay } from '../use-desk.ts'
import { useLeaving } from '../use-leaving.ts'
import type { MarkingData } from '../use-marking-data.ts'
import { useMarkingKeys } from '../use-marking-keys.ts'
import { type MarkingPorts, useMarking } from '../use-marking.ts'
import { DeskDialogs } from './desk-dialogs.tsx'
import { DisputePanel } from './dispute-panel.tsx'
import { Finished } from './finished.tsx'
import { KeyHints } from './key-hints.tsx'
import { MarkingBar } from './marking-bar.tsx'
import { ProgressStrip } from './progress-strip.tsx'
import { QuestionBox } from './question-box.tsx'
import { ScorePanel } from './score-panel.tsx'
import { SubmissionSheet } from './submission-sheet.tsx'

export interface WorkplaceProps extends MarkingPorts {
  readonly uid: number
  readonly data: MarkingData & { readonly kind: 'ready' }
  readonly isMaths: boolean
  readonly hidesNames: boolean
  readonly onHideNames: (hidden: boolean) => void
  readonly way: MarkingWay
  /** The submission in the address; null where none is. */
  readonly beginWith: number | null
}

/** The workplace: bar, strip, question and sheet, panel, keys. */
export function Workplace({ data, isMaths, hidesNames, onHideNames, way, ...ports }: WorkplaceProps) {
  const { info, item, submissions } = data
  const texts = useTexts(markingTexts)
  const { key } = submissions.item
  const criteria = key.kind === 'written' ? key.criteria : []
  const { assignmentId } = info.assignmentInfo
  const given = useMarking({ ...ports, assignmentId, itemId: item.itemId, criteria, submissions: submissions.list })
  const marking = useWay(data, given, way)
  const desk = useDesk(data, marking, way)
  const leaving = useLeaving(marking)
  const { place } = marking.context
  const here = marking.context.submissions[place]?.submissionId
  const submission = submissions.list.find(({ submissionId }) => submissionId === here)
  const workplace = useRef<HTMLDivElement>(null)
  const focus = useWorkplaceFocus(workplace, marking, submission !== undefined)
  useMarkingKeys({ marking, desk, ...focus })
  const cells = cellsOf(marking.context)
  const nameOf = namesOf(submissions.list, hidesNames, texts.submissionNumber)
  const { send } = marking
  const goTo = useCallback((next: number) => send({ type: 'submission.go', place: next }), [send])
  return (
    <div className={css['workplace']} ref={workplace}>
      <MarkingBar {...{ data, marking, desk, leaving, hidesNames, onHideNames }} />
      <ProgressStrip
        cells={cells}
        flagged={desk.notes.flagged}
        nameOf={nameOf}
        place={marking.phase === 'finished' ? null : place}
        onGo={goTo}
      />
      {marking.phase === 'finished' || submission === undefined ? (
        <main className={css['finished']}>
          <Finished {...{ data, marking, cells, leaving }} onReload={desk.reload} />
        </main>
      ) : (
        <div className={css['work']}>
          <main className={css['left']}>
            <QuestionBox item={submissions.item} passage={submissions.passage} place={place} />
            <SubmissionSheet
              {...{ submission, desk, place, isMaths, hidesNames, assignmentId }}
              next={submissions.list[place + 1]}
              item={submissions.item}
              total={cells.length}
              name={nameOf(place)}
            />
          </main>
          <aside className={css['right']} aria-label={texts.scoring}>
            {marking.phase === 'deciding' ? (
              <DisputePanel marking={marking} name={nameOf(place)} onReload={desk.reload} />
            ) : (
              <ScorePanel {...{ marking, desk, cells, nameOf }} />
            )}
          </aside>
        </div>
      )}
      <KeyHints criteria={criteria} onHelp={() => desk.setDialog('keys')} />
      <DeskDialogs {...{ data, desk, submission }} name={nameOf(place)} isEntered={marking.isEntered(place)} />
    </div>
  )
}
