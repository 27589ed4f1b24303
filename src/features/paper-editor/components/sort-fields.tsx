import { Button, Group, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import type { PaperAct, Sort, SortKey } from '#domain/paper/editing/operations.ts'
import type { ElementId } from '#domain/paper/paper.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { inspectorTexts } from '../inspector.texts.ts'

export interface SortFieldsProps {
  /** Null sorts inside each section. */
  readonly sectionId: ElementId | null
  readonly edit: (act: PaperAct) => void
}

const keys: readonly SortKey[] = ['type', 'difficulty', 'score']
const directions: readonly Sort['direction'][] = ['ascending', 'descending']

/** Sorts questions within their sections. */
export function SortFields({ sectionId, edit }: SortFieldsProps) {
  const texts = useTexts(inspectorTexts)
  const [by, setBy] = useState<SortKey>('difficulty')
  const [direction, setDirection] = useState<Sort['direction']>('ascending')
  return (
    <Group align="flex-end" wrap="nowrap" gap={8}>
      <NativeSelect
        flex={1}
        label={texts.sortBy}
        value={by}
        data={keys.map((value) => ({ value, label: texts[value] }))}
        onChange={(event) => setBy(keys.find((key) => key === event.currentTarget.value) ?? by)}
      />
      <NativeSelect
        flex={1}
        label={texts.direction}
        value={direction}
        data={directions.map((value) => ({ value, label: texts[value] }))}
        onChange={(event) => setDirection(directions.find((one) => one === event.currentTarget.value) ?? direction)}
      />
      <Button onClick={() => edit({ kind: 'sort', sectionId, by, direction })}>{texts.sortNow}</Button>
    </Group>
  )
}
