import { Box, Flex, Stack } from '@mantine/core'
import { useState } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { textbook } from '#api/contract/groups/textbook.ts'
import type { ContentsRow } from '#api/contract/schemas/textbooks.ts'
import { user } from '#api/contract/groups/user.ts'
import type { Course } from '#api/contract/schemas/courses.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { type ContentsNode, contentsTree } from '#domain/textbooks/contents.ts'
import { type BookOfClass, chosenNode, withChosenNode } from '#domain/textbooks/chosen-nodes.ts'
import { classNames } from '#ui/class-names.ts'
import { EmptyState, FailedState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { SkeletonRows } from '#ui/skeleton-rows/skeleton-rows.tsx'
import { BookNote } from './book-note.tsx'
import { Lesson } from './lesson.tsx'
import css from './textbooks.module.css'
import { textbooksTexts } from './textbooks.texts.ts'

export interface BookContentsProps {
  readonly course: Course
  readonly bookId: number
}

/** The chapters of a book; for the chosen one, its knowledge points and the prepared lesson. */
export function BookContents({ course, bookId }: BookContentsProps) {
  const texts = useTexts(textbooksTexts)
  const { courseId } = course
  const { data, error, refetch } = useEndpoint(textbook.contents, { courseId, bookId })
  const { chosen, isPending, choose } = useChosenNode({ courseId, bookId })
  if (data === undefined || isPending)
    return error === null ? (
      <SkeletonRows rows={6} />
    ) : (
      <FailedState why={messageOf(error)} onRetry={() => void refetch()} />
    )
  const { roots, orphans } = contentsTree(data.list)
  const chapter = roots.find(({ id }) => id === chosen) ?? roots[0]
  if (chapter === undefined) return <EmptyState title={texts.noContents} />
  return (
    <>
      <Stack className={css['contents']} gap={20}>
        <nav aria-label={texts.chapters}>
          <ol>
            {roots.map(({ id, initData }) => (
              <li key={id}>
                <Box
                  component="button"
                  type="button"
                  className={classNames('breakable', css['chapter'])}
                  aria-current={id === chapter.id}
                  w="100%"
                  px={10}
                  py={7}
                  bdrs="md"
                  ta="start"
                  onClick={() => choose(id)}
                >
                  {initData.nodeName}
                </Box>
              </li>
            ))}
          </ol>
        </nav>
        <Chapter key={chapter.id} course={course} bookId={bookId} chapter={chapter} />
      </Stack>
      {orphans.length > 0 && (
        <BookNote role="status">{texts.orphans(orphans.map(({ nodeName }) => nodeName))}</BookNote>
      )}
    </>
  )
}

const setting = { key: 'textbookNodes' } as const

/** The chapter that the teacher last chose in this book; no harm is done if it cannot be stored. */
function useChosenNode(book: BookOfClass) {
  const { data, isPending } = useEndpoint(user.setting, setting)
  const { mutate } = useCommand(user.saveSetting, { invalidates: [user.setting], isSetting: true })
  const [chosen, setChosen] = useState<string | null>(null)
  const choose = (cid: string) => {
    setChosen(cid)
    mutate({ ...setting, value: withChosenNode(data?.value, book, cid) })
  }
  return { chosen: chosen ?? chosenNode(data?.value, book), isPending, choose }
}

interface ChapterProps extends BookContentsProps {
  readonly chapter: ContentsNode<ContentsRow>
}

function Chapter({ course, bookId, chapter: { initData, children } }: ChapterProps) {
  const texts = useTexts(textbooksTexts)
  const { chapterId } = initData.refersTo
  return (
    <Flex component="section" direction="column" gap={8} miw={0} aria-label={initData.nodeName}>
      {children.length > 0 && <BookNote>{texts.points(children.map((child) => child.initData.nodeName))}</BookNote>}
      {chapterId !== undefined && <Lesson course={course} of={{ bookId, chapterId }} chapterName={initData.nodeName} />}
    </Flex>
  )
}
