import { useCallback, useRef, useState } from 'react'
import { useTexts } from '#ui/language/language-context.tsx'
import css from '../marking.module.css'
import { cellsOf, namesOf } from '../marking-view.ts'
import { markingTexts } from '../marking.texts.ts'
import { useWorkplaceFocus } from '../use-workplace-focus.ts'
import { useLeaving } from '../use-leaving.ts'
import type { MarkingData } from '../use-marking-data.ts'
import { useMarkingKeys } from '../use-marking-keys.ts'
import { type MarkingPorts, useMarking } from '../use-marking.ts'
import { DisputePanel } from './dispute-panel.tsx'
import { Finished } from './finished.tsx'
import { KeyHints } from './key-hints.tsx'
import { KeysDialog } from './keys.dialog.tsx'
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
}

/** The workplace: bar, strip, question and sheet, panel, keys. */
export function Workplace({ data, isMaths, hidesNames, onHideNames, ...ports }: WorkplaceProps) {
  const { info, item, submissions } = data
  const texts = useTexts(markingTexts)
  const { key } = submissions.item
  const criteria = key.kind === 'written' ? key.criteria : []
  const { assignmentId } = info.assignmentInfo
  const marking = useMarking({ ...ports, assignmentId, itemId: item.itemId, criteria, submissions: submissions.list })
  const leaving = useLeaving(marking)
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const workplace = useRef<HTMLDivElement>(null)
  const focus = useWorkplaceFocus(workplace, marking)
  useMarkingKeys({ marking, onHelp: () => setIsHelpOpen(true), ...focus })
  const cells = cellsOf(marking.context)
  const nameOf = namesOf(submissions.list, hidesNames, texts.submissionNumber)
  const { place } = marking.context
  const submission = submissions.list[place]
  const { send } = marking
  const goTo = useCallback((next: number) => send({ type: 'submission.go', place: next }), [send])
  return (
    <div className={css['workplace']} ref={workplace}>
      <MarkingBar {...{ data, marking, leaving, hidesNames, onHideNames }} />
      <ProgressStrip cells={cells} nameOf={nameOf} place={marking.phase === 'finished' ? null : place} onGo={goTo} />
      {marking.phase === 'finished' || submission === undefined ? (
        <main className={css['finished']}>
          <Finished {...{ data, marking, cells, leaving }} />
        </main>
      ) : (
        <div className={css['work']}>
          <main className={css['left']}>
            <QuestionBox item={submissions.item} passage={submissions.passage} place={place} />
            <SubmissionSheet
              {...{ submission, place, isMaths, hidesNames }}
              item={submissions.item}
              total={cells.length}
              name={nameOf(place)}
              onGo={goTo}
            />
          </main>
          <aside className={css['right']} aria-label={texts.scoring}>
            {marking.phase === 'deciding' ? (
              <DisputePanel marking={marking} name={nameOf(place)} />
            ) : (
              <ScorePanel {...{ marking, cells, nameOf }} />
            )}
          </aside>
        </div>
      )}
      <KeyHints criteria={criteria} onHelp={() => setIsHelpOpen(true)} />
      <KeysDialog opened={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
    </div>
  )
}
