import { Box, Flex, Text } from '@mantine/core'
import { dateText } from '#domain/time/dates.ts'
import { shortClassName } from '#domain/classes/short-class-name.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { listOf } from '#ui/language/list-of.ts'
import { namedInFull } from '#ui/language/use-first-names.ts'
import { type AssignForm, isForChosen } from '../assign-form.ts'
import { studentsOf } from '../assign-paper.types.ts'
import { assignTexts } from '../assign.texts.ts'
import { instantOf, type WallText } from '#parts/end-picker/school-clock.ts'
import type { AssignPaper } from '../use-assign-paper.ts'
import { useWithoutPassword } from '../use-members.ts'
import { useTurns } from '../use-turns.ts'

/** Before assigning: who will get the assignment, how many they are, and when. */
export function AssignSummary({ assigning }: { readonly assigning: AssignPaper }) {
  const { form, now } = assigning
  const texts = useTexts(assignTexts)
  const { language } = useLanguage()
  const who = useWho(assigning)
  const timeOf = (wall: WallText) => dateText(instantOf(wall), { now: now(), language })
  const inTurn = useTurns(assigning)
  const begin = useBegin(form, timeOf)
  const end = form.endAt === null ? texts.noEnd : texts.endsAt(timeOf(form.endAt))
  const withoutPassword = useWithoutPassword(form.courseIds)
  const onPaper = withoutPassword.filter(({ uid }) => !isForChosen(form) || form.uids.includes(uid)).length
  const limit = form.duration === null ? '' : texts.limit(form.duration)
  return (
    <Flex component="p" gap={12} px={12} py={10} bg="var(--paper-1)" bdrs="sm" c="var(--ink)">
      <Box component="b" flex="none">
        {texts.summaryTitle}
      </Box>
      <span>
        {texts.summary(who, inTurn?.(begin) ?? begin, end, limit)}
        {onPaper > 0 && (
          <Text span c="var(--need)">
            {texts.onPaperOnly(onPaper)}
          </Text>
        )}
      </span>
    </Flex>
  )
}

/** From when they can answer, as far as it is chosen. */
function useBegin({ begin, beginAt }: AssignForm, timeOf: (wall: WallText) => string): string {
  const texts = useTexts(assignTexts)
  if (begin === 'now') return texts.startsNow
  return beginAt === null ? texts.noBegin : texts.startsAt(timeOf(beginAt))
}

function useWho({ form, members, chosen }: AssignPaper): string {
  const texts = useTexts(assignTexts)
  const { language } = useLanguage()
  const joined = (names: readonly string[]) => listOf(language, names.slice(0, namedInFull))
  const [course, ...others] = chosen
  if (course === undefined) return texts.noClass
  if (others.length > 0) {
    const names = joined(chosen.map(({ courseName }) => shortClassName(courseName)))
    const sentence = chosen.length > namedInFull ? texts.manyClasses : texts.severalClasses
    return sentence(names, chosen.length, studentsOf(chosen))
  }
  const className = shortClassName(course.courseName)
  if (form.whom === 'class') return texts.fullClass(className, members.list?.length ?? course.studentCount)
  if (form.uids.length === 0) return texts.nobody
  const { list } = members
  // The names are still to come.
  if (list === null) return texts.countedStudents(className, form.uids.length)
  const names = joined(form.uids.map((uid) => list.find((one) => one.uid === uid)?.realname ?? ''))
  const sentence = form.uids.length > namedInFull ? texts.manyStudents : texts.someStudents
  return sentence(className, names, form.uids.length)
}
