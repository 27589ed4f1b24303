import { Group, NativeSelect } from '@mantine/core'
import { wrongNote } from '#api/contract/groups/wrong-note.ts'
import { messageOf } from '#api/client/failures.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { rightsNeededLimits } from '#domain/wrong-note/mastery.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { studentsTexts } from '../students.texts.ts'
import { PrintLine } from './print-line.tsx'

export interface StudentsFootProps {
  readonly courseId: number
  /** Null while loading. */
  readonly rightsNeeded: number | null
  /** Whether any student has a question left to master: otherwise there is nothing to print. */
  readonly hasOpen: boolean
}

const { fewest, most } = rightsNeededLimits

const offered = Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index)

/** The class's setting for what counts as mastered, and printing the books of all students. */
export function StudentsFoot({ courseId, rightsNeeded, hasOpen }: StudentsFootProps) {
  const texts = useTexts(studentsTexts)
  const toast = useToast()
  const { mutate, isPending } = useCommand(wrongNote.saveSetting, {
    isSetting: true,
    invalidates: [wrongNote.students, wrongNote.book, wrongNote.questions, wrongNote.question, wrongNote.student],
  })
  const save = (rights: number) =>
    mutate(
      { courseId, rightsNeeded: rights },
      { onSuccess: () => toast.success(texts.saved), onError: (error) => toast.error(messageOf(error)) },
    )
  return (
    <>
      {rightsNeeded !== null && (
        <Group px={20} py={8} gap={10} fz="sm">
          <span>{texts.needed}</span>
          <NativeSelect
            size="xs"
            aria-label={texts.needed}
            disabled={isPending}
            value={String(rightsNeeded)}
            data={offered.map((rights) => ({ value: String(rights), label: texts.neededOption(rights) }))}
            onChange={({ currentTarget }) => save(Number(currentTarget.value))}
          />
        </Group>
      )}
      {hasOpen && <PrintLine courseId={courseId} whose="students" />}
    </>
  )
}
