import { Box } from '@mantine/core'
import { useCallback, useRef } from 'react'
import { criteriaOf } from '#domain/marking/criteria.ts'
import type { Criterion } from '#domain/questions/question.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import css from '../marking.module.css'
import { type NameOf, namesOf, submissionHere } from '../marking-view.ts'
import type { MarkingSettings } from '../marking-settings.ts'
import { markingTexts } from '../marking.texts.ts'
import { useWorkplaceFocus } from '../use-workplace-focus.ts'
import { useMarkingOrder } from '../use-marking-order.ts'
import { type MarkingTools, type MarkingOrder, useMarkingTools } from '../use-marking-tools.ts'
import { useLeavingMarks } from '../use-leaving-marks.ts'
import type { MarkingData } from '../use-marking-data.ts'
import { useMarkingKeys } from '../use-marking-keys.ts'
import { type Marking, type MarkingPorts, useMarked, useMarking, usePhase } from '../use-marking.ts'
import { ToolDialogs } from './tool-dialogs.tsx'
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
  readonly settings: MarkingSettings
  readonly onSettings: (changes: Partial<MarkingSettings>) => void
  readonly order: MarkingOrder
  /** The submission in the address; null for none. */
  readonly beginWith: number | null
}

/** The workplace: bar, strip, question and sheet, panel, keys. */
export function Workplace({ data, isMaths, settings, onSettings, order, ...ports }: WorkplaceProps) {
  const { info, item, submissions } = data
  const { hidesNames, usesLetters } = settings
  const texts = useTexts(markingTexts)
  const { key, keyRev, score } = submissions.item
  const criteria = criteriaOf(key, score) ?? noCriteria
  const { assignmentId } = info.assignmentInfo
  const given = useMarking({
    ...ports,
    assignmentId,
    itemId: item.itemId,
    criteria,
    keyRev,
    submissions: submissions.list,
  })
  const links = useLeavingMarks(given)
  const marking = useMarkingOrder(data, given, order, links)
  const tools = useMarkingTools(data, marking, order)
  const workplace = useRef<HTMLDivElement>(null)
  const focus = useWorkplaceFocus(workplace, marking)
  useMarkingKeys({ marking, tools, usesLetters, ...focus })
  const nameOf = namesOf(submissions.list, hidesNames, texts.submissionNumber)
  const phase = usePhase(marking)
  const isShown = useMarked(marking, (context) => submissionHere(submissions.list, context) !== undefined)
  const { setDialog } = tools
  const onHelp = useCallback(() => setDialog('keys'), [setDialog])
  return (
    <div className={css['workplace']} ref={workplace}>
      <MarkingBar {...{ data, marking, tools, links, settings, onSettings }} />
      <ProgressStrip marking={marking} flagged={tools.notes.flagged} nameOf={nameOf} />
      {phase === 'finished' || !isShown ? (
        <Box component="main" style={{ overflowY: 'auto' }}>
          <Finished {...{ data, marking, order, links }} onReload={tools.reload} />
        </Box>
      ) : (
        <div className={css['work']}>
          <SheetInView {...{ data, marking, tools, isMaths, hidesNames, nameOf }} />
          <aside className={css['right']} aria-label={texts.scoring}>
            {phase === 'deciding' ? (
              <DisputePanel marking={marking} nameOf={nameOf} onReload={tools.reload} />
            ) : (
              <ScorePanel {...{ marking, tools, nameOf }} onScores={focus.onScores} />
            )}
          </aside>
        </div>
      )}
      <KeyHints criteria={criteria} usesLetters={usesLetters} onHelp={onHelp} />
      <ToolDialogs {...{ data, tools, marking, nameOf, settings, onSettings }} />
    </div>
  )
}

const noCriteria: readonly Criterion[] = []

interface SheetInViewProps extends Pick<WorkplaceProps, 'data' | 'isMaths'> {
  readonly hidesNames: boolean
  readonly marking: Marking
  readonly tools: MarkingTools
  readonly nameOf: NameOf
}

/** The question, and the answer of the student in view. */
function SheetInView({ data: { info, submissions }, nameOf, ...props }: SheetInViewProps) {
  const index = useMarked(props.marking, (context) => context.index)
  const submission = useMarked(props.marking, (context) => submissionHere(submissions.list, context))
  return (
    <main className={css['left']}>
      <QuestionBox item={submissions.item} passage={submissions.passage} index={index} />
      {submission !== undefined && (
        <SubmissionSheet
          {...props}
          submission={submission}
          next={submissions.list[index + 1]}
          index={index}
          assignmentId={info.assignmentInfo.assignmentId}
          item={submissions.item}
          total={submissions.list.length}
          name={nameOf(index)}
        />
      )}
    </main>
  )
}
