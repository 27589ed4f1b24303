import { Box, Button, Flex, Group, Stack } from '@mantine/core'
import type { MergeProposal } from '#api/contract/schemas/rosters.ts'
import { mergeReasonTexts } from '#domain/roster/reasons.texts.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { Form } from '#ui/form/form.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { oneStudentTexts } from './one-student.texts.ts'
import { FieldColumns } from './field-columns.tsx'
import { StudentField } from './student-field.tsx'
import { type OneStudentForm, useOneStudent } from './use-one-student.ts'

/** The form for adding one student; likely duplicates are shown before anything is written. */
export function OneStudent({ courseId }: { readonly courseId: number }) {
  const texts = useTexts(oneStudentTexts)
  const form = useOneStudent(courseId)
  return (
    <Form gap={14} onSubmit={() => form.add(false)}>
      <FieldColumns>
        <StudentField form={form} field="realname" label={texts.name} required />
        <StudentField form={form} field="number" label={texts.number} hint={texts.numberHint} />
        <StudentField form={form} field="groupName" label={texts.group} />
        <StudentField form={form} field="mobile" label={texts.mobile} hint={texts.mobileHint} />
      </FieldColumns>
      <StudentField form={form} field="username" label={texts.account} hint={texts.accountHint} />
      {form.failure !== '' && (
        <div role="alert">
          <ErrorText>{form.failure}</ErrorText>
        </div>
      )}
      {form.likely.length > 0 ? (
        <LikelySame form={form} />
      ) : (
        <Group gap={12} justify="flex-end">
          <BusyButton type="submit" variant="filled" busy={form.isBusy} busyLabel={texts.adding}>
            {texts.add}
          </BusyButton>
        </Group>
      )}
    </Form>
  )
}

function LikelySame({ form }: { readonly form: OneStudentForm }) {
  const texts = useTexts(oneStudentTexts)
  const { language } = useLanguage()
  return (
    <Stack
      component="section"
      gap={12}
      p={14}
      bd="var(--hairline)"
      bdrs="md"
      bg="var(--need-bg)"
      aria-label={texts.likelyTitle}
    >
      <div role="alert">
        <Box component="h2" fz="md">
          {texts.likelyTitle}
        </Box>
        <Hint className="breakable">{texts.likelyWhy(form.typed.realname.trim())}</Hint>
      </div>
      <Stack component="ul" className="breakable" gap={6} pl={18}>
        {form.likely.map((proposal) => (
          <Flex key={proposal.student.uid} component="li" align="baseline" wrap="wrap" rowGap={4} columnGap={8}>
            <b>{proposal.student.realname}</b>
            <span>{markOf(proposal)}</span>
            <Hint span className="breakable">
              {mergeReasonTexts[proposal.why][language]}
            </Hint>
            <BringIn form={form} proposal={proposal} />
          </Flex>
        ))}
      </Stack>
      <Group gap={12} justify="flex-end">
        <BusyButton busy={form.isBusy} busyLabel={texts.adding} onClick={() => form.add(true)}>
          {texts.asNew}
        </BusyButton>
        {form.likely.some(({ why }) => why !== 'nameOfSchool' && why !== 'nameOfOthers') && (
          <Button variant="filled" disabled={form.isBusy} onClick={form.clear}>
            {texts.same}
          </Button>
        )}
      </Group>
    </Stack>
  )

  function markOf({ why, student, classNames }: MergeProposal): string {
    const { number, username, groupName } = student
    const marks = why === 'nameOfOthers' ? [number, texts.inClasses(classNames)] : [number, username, groupName]
    return marks.filter(Boolean).join(' ')
  }
}

function BringIn({ form, proposal }: { readonly form: OneStudentForm; readonly proposal: MergeProposal }) {
  const texts = useTexts(oneStudentTexts)
  const { why, student } = proposal
  if (why !== 'nameOfSchool' && why !== 'nameOfOthers') return null
  const label = why === 'nameOfSchool' ? texts.bringIn(student.username ?? '') : texts.askFor(student.number ?? '')
  return (
    <Button size="xs" disabled={form.isBusy} onClick={() => form.bringIn(student.uid)}>
      {label}
    </Button>
  )
}
