import { Flex, Radio } from '@mantine/core'
import { defaultSubjectOfStage, type StageId, stages, type SubjectId } from '#domain/classes/subjects.ts'
import { teachingTexts } from '#domain/classes/teaching.texts.ts'
import { isStage, isSubject, stageNameOf, subjectNameOf, subjectsOfStage } from '#domain/classes/teaching.ts'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { TwoColumns } from '#ui/two-columns/two-columns.tsx'
import { teachingFieldsTexts } from './teaching-fields.texts.ts'

export interface Teaching {
  readonly stageId: StageId | null
  readonly subjectId: SubjectId | null
}

export interface TeachingFieldsProps {
  readonly value: Teaching
  readonly onChange: (teaching: Teaching) => void
  readonly error: string | null
}

/** Stage and subject; changing the stage selects its default subject (specification §5). */
export function TeachingFields({ value, onChange, error }: TeachingFieldsProps) {
  const texts = useTexts(teachingFieldsTexts)
  const words = useTexts(teachingTexts)
  const chooseStage = (text: string) => {
    const stageId = Number(text)
    if (isStage(stageId)) onChange({ stageId, subjectId: defaultSubjectOfStage[stageId] })
  }
  const chooseSubject = (text: string) => {
    const subjectId = Number(text)
    if (isSubject(subjectId)) onChange({ ...value, subjectId })
  }
  return (
    <TwoColumns foldsBelow={600} gap={16} rowGap={14}>
      <Radio.Group
        name="stageId"
        label={texts.stage}
        value={value.stageId === null ? '' : String(value.stageId)}
        onChange={chooseStage}
        error={error !== null && <ErrorText>{error}</ErrorText>}
      >
        <Flex align="center" wrap="wrap" rowGap={4} columnGap={20} mih="max(28px, calc(32 * var(--u)))">
          {Object.values(stages).map((stageId) => (
            <Radio key={stageId} value={String(stageId)} label={words[stageNameOf(stageId)]} />
          ))}
        </Flex>
      </Radio.Group>
      <Radio.Group
        name="subjectId"
        label={texts.subject}
        value={value.subjectId === null ? '' : String(value.subjectId)}
        onChange={chooseSubject}
      >
        <Flex align="center" wrap="wrap" rowGap={4} columnGap={20} mih="max(28px, calc(32 * var(--u)))">
          {subjectsOfStage[value.stageId ?? stages.junior].map((subjectId) => (
            <Radio
              key={subjectId}
              value={String(subjectId)}
              label={words[subjectNameOf(subjectId)]}
              disabled={value.stageId === null}
            />
          ))}
        </Flex>
      </Radio.Group>
    </TwoColumns>
  )
}
