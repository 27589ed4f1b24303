import { Text } from '@mantine/core'
import { ItemCard } from './item-card.tsx'
import type { PaperActs, PaperWork } from './paper-work.ts'
import { PassageCard } from './passage-card.tsx'

export interface CurrentItemProps {
  readonly work: PaperWork
  readonly acts: PaperActs
}

/** The item in view with all that belongs to it: the text above its section, its passage, question and answer field. */
export function CurrentItem({ work, acts }: CurrentItemProps) {
  const { items, index, answers } = work
  const placed = items[index]
  if (placed === undefined) return null
  const { section, passage, questionId, item } = placed
  return (
    <>
      {section !== '' && (
        <Text mb={10} c="dimmed" fz="md" className="breakable">
          {section}
        </Text>
      )}
      {passage !== '' && (
        <PassageCard
          key={`passage ${questionId}`}
          placed={placed}
          answers={answers}
          onGo={(itemId) => acts.goTo(items.findIndex((other) => other.item.itemId === itemId))}
        />
      )}
      <ItemCard key={`item ${item.itemId}`} placed={placed} work={work} acts={acts} />
    </>
  )
}
