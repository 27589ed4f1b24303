import { Box, Text } from '@mantine/core'
import type { AssignmentRow } from '#api/contract/schemas/assignments.ts'
import { paths } from '#domain/paths/paths.ts'
import { kindTexts } from '#domain/assignments/kinds.texts.ts'
import { Faint } from '#ui/data-table/faint.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { homeTexts } from '../home.texts.ts'
import { stepOf } from '../today.ts'

/** An assignment's name, linking to it, and its kind. */
export function AssignmentName({ row: { assignmentInfo } }: { readonly row: AssignmentRow }) {
  const { language } = useLanguage()
  return (
    <Box py={6} lh={1.4}>
      <Box
        component="a"
        className="breakable"
        mr={8}
        c="var(--ink)"
        fw={600}
        href={hrefOf(paths.assignment(assignmentInfo.courseId, assignmentInfo.assignmentId))}
      >
        {assignmentInfo.assignmentName}
      </Box>
      <Text span c="var(--ink-3)" fz="xs" className="one-line">
        {kindTexts[language][assignmentInfo.kind]}
      </Text>
    </Box>
  )
}

/** The single act of a row. */
export function AssignmentStep({ row }: { readonly row: AssignmentRow }) {
  const texts = useTexts(homeTexts)
  const { word, path } = stepOf(row)
  return (
    <a className="one-line" style={{ position: 'relative' }} href={hrefOf(path)}>
      {texts[word]}
      <span className="visually-hidden">{texts.ofAssignment(row.assignmentInfo.assignmentName)}</span>
    </a>
  )
}

/** A number waiting for the teacher, or a muted zero. */
export const UnmarkedCount = ({ count }: { readonly count: number }) =>
  count === 0 ? (
    <Faint>{count}</Faint>
  ) : (
    <Text span c="var(--need)" fw={600}>
      {count}
    </Text>
  )
