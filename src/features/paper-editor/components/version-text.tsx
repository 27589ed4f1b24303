import { Text } from '@mantine/core'
import type { Collision, Side } from '#domain/paper/merge.ts'
import { scoreOf } from '#domain/paper/numbering.ts'
import { usualNumbering, type PaperElement } from '#domain/paper/paper.ts'
import { isAnswered } from '#domain/questions/is-answered.ts'
import { pointsText } from '#domain/values/score.ts'
import { KeyText } from '#parts/paper-sheet/key-text.tsx'
import { SheetText } from '#parts/paper-sheet/sheet-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { versionsTexts } from '../versions.texts.ts'
import { PrintedQuestion } from './printed-question.tsx'
import { UnfinishedNote } from './unfinished-note.tsx'
import css from './inspector.module.css'

export interface VersionTextProps {
  readonly collision: Collision
  readonly side: Side
  readonly subjectId: number
}

/** One of the two versions, as text. */
export function VersionText({ collision, side, subjectId }: VersionTextProps) {
  const texts = useTexts(versionsTexts)
  switch (collision.what) {
    case 'title':
      return <p>{collision[side]}</p>
    case 'duration':
      return <p>{texts.minutes(collision[side])}</p>
    case 'order':
      return <p>{side === 'mine' ? texts.orderMine : texts.orderTheirs}</p>
    case 'element':
      return <ElementText element={collision[side]} subjectId={subjectId} />
  }
}

interface ElementTextProps {
  /** Null if it was deleted. */
  readonly element: PaperElement | null
  readonly subjectId: number
}

function ElementText({ element, subjectId }: ElementTextProps) {
  const texts = useTexts(versionsTexts)
  if (element === null) return <Text c="dimmed">{texts.deleted}</Text>
  if (element.kind === 'section')
    return (
      <p>
        {element.sectionText}
        {element.firstNumber !== null && ` ${element.firstNumber}–`}
      </p>
    )
  if (element.kind !== 'question') return <SheetText text={element.text} block />
  return (
    <div className={css['print']}>
      <PrintedQuestion
        question={element}
        printed="1"
        rule={usualNumbering.numberRule}
        showsScores={false}
        subjectId={subjectId}
        head={noHead}
        isShort
      />
      {element.items
        .filter(({ key }) => isAnswered(key))
        .map(({ itemId, key, score }) => (
          <KeyText key={itemId} answerKey={key} score={score} />
        ))}
      <UnfinishedNote question={element} subjectId={subjectId} />
      <Text c="dimmed">{texts.points(pointsText(scoreOf(element)))}</Text>
    </div>
  )
}

/** Prints no heading. */
const noHead = { paperTitle: '', duration: 0, score: 0, ownerName: '' }
