import { Box, Text } from '@mantine/core'
import type { TestRow } from '#api/contract/schemas/tests.ts'
import { paths } from '#domain/paths.ts'
import { kindTexts } from '#domain/tasks/kinds.texts.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { homeTexts } from '../home.texts.ts'
import { stepOf } from '../today.ts'
import css from '../home.module.css'

/** Name of a task, which leads to it, and its kind. */
export function TaskName({ row: { testInfo } }: { readonly row: TestRow }) {
  const { language } = useLanguage()
  return (
    <Box py={6} lh={1.4}>
      <a className={css['name']} href={hrefOf(paths.task(testInfo.courseId, testInfo.testId))}>
        {testInfo.testName}
      </a>
      <Text span c="var(--ink-3)" fz="xs" style={{ whiteSpace: 'nowrap' }}>
        {kindTexts[language][testInfo.kind]}
      </Text>
    </Box>
  )
}

/** The one act of a row. */
export function TaskStep({ row }: { readonly row: TestRow }) {
  const texts = useTexts(homeTexts)
  const { word, path } = stepOf(row)
  return (
    <a className={css['step']} href={hrefOf(path)}>
      {texts[word]}
      <span className="visually-hidden">{texts.ofTask(row.testInfo.testName)}</span>
    </a>
  )
}

/** A number that waits for the teacher, or a quiet zero. */
export const UnmarkedCount = ({ count }: { readonly count: number }) => (
  <span className={count > 0 ? css['waiting'] : css['zero']}>{count}</span>
)
