import { Group, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { bank } from '#api/contract/groups/bank.ts'
import { course } from '#api/contract/groups/course.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { contentsTree } from '#domain/textbooks/contents.ts'
import { useContentName } from '#parts/content-names/use-content-name.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { questionFormTexts } from '../question-form.texts.ts'

export interface ChapterChoiceProps {
  readonly subjectId: number
  /** The paper's book, whose chapters are offered first. */
  readonly bookId: number | null
  /** The chapter; null or undefined for none. */
  readonly value: number | null | undefined
  readonly onChange: (chapterId: number | null) => void
}

/** The chapter of a book that a question is found under, if it is to be in one. */
export function ChapterChoice({ subjectId, bookId, value, onChange }: ChapterChoiceProps) {
  const texts = useTexts(questionFormTexts)
  const nameIn = useContentName()
  const [chosen, setChosen] = useState(bookId)
  const books = useEndpoint(course.books, { subjectId }, { staleTime: Number.POSITIVE_INFINITY }).data?.list ?? []
  const open = books.find((one) => one.bookId === chosen) ?? books[0]
  const asked = { bookId: open?.bookId ?? 0, kind: 'chapter' } as const
  const { data } = useEndpoint(bank.chapterTree, asked, { enabled: open !== undefined })
  const chapters = contentsTree(data?.list ?? []).roots.flatMap(({ initData: { nodeName, refersTo } }) =>
    refersTo.chapterId === undefined ? [] : [{ value: String(refersTo.chapterId), label: nameIn(nodeName) }],
  )
  const current = String(value ?? '')
  const isElsewhere = current !== '' && chapters.every((one) => one.value !== current)
  return (
    <Group gap={8} grow align="flex-end">
      <NativeSelect
        label={texts.book}
        value={String(open?.bookId ?? '')}
        data={books.map((one) => ({ value: String(one.bookId), label: one.bookName }))}
        onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
      />
      <NativeSelect
        label={texts.chapter}
        value={current}
        data={[
          { value: '', label: texts.noChapter },
          ...(isElsewhere ? [{ value: current, label: texts.otherBook }] : []),
          ...chapters,
        ]}
        onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : Number(currentTarget.value))}
      />
    </Group>
  )
}
