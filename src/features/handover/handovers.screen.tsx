import { Button, Group, Text } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { course } from '#api/contract/groups/course.ts'
import { handover, type WaitingHandover } from '#api/contract/groups/handover.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import { fetchedPart } from '#api/queries/fetched-of.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { kindTexts } from '#domain/assignments/kinds.texts.ts'
import { paths } from '#domain/paths/paths.ts'
import { publicPaths } from '#domain/paths/public-paths.ts'
import { shortClassName } from '#domain/classes/short-class-name.ts'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { dateColumn } from '#ui/data-table/date-column.ts'
import { Faint } from '#ui/data-table/faint.tsx'
import { useAlert, useConfirm } from '#ui/dialog/confirm-context.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import type { ListProps } from '#ui/list-page/list.tsx'
import { ListPage } from '#ui/list-page/list-page.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { handoverTexts } from './handover.texts.ts'

/** 待接收: assignments that colleagues want to hand over to the teacher. */
export function HandoversScreen() {
  const texts = useTexts(handoverTexts)
  const query = useEndpoint(handover.waiting, {})
  const count = query.data?.list.length
  return (
    <ListPage<WaitingHandover>
      title={texts.list}
      state={count === undefined ? '' : texts.state(count)}
      list={useRows(query)}
    />
  )
}

function useRows(query: UseQueryResult<OutputOf<typeof handover.waiting>>): ListProps<WaitingHandover> {
  const texts = useTexts(handoverTexts)
  const columns = useColumns(query.dataUpdatedAt)
  const answer = useAnswer()
  const home = (
    <LinkButton size="xs" to={publicPaths.home}>
      {texts.toHome}
    </LinkButton>
  )
  return {
    label: texts.list,
    rows: fetchedPart(query, (data) => data.list),
    rowKey: ({ assignmentId }) => String(assignmentId),
    columns,
    actionsWidth: 150,
    actions: (row) => <Answers row={row} answer={answer} />,
    empty: { title: texts.empty, why: texts.emptyWhy, action: home },
    total: ({ length }) => texts.total(length),
  }
}

/** Accepts and refuses offers, and reports the outcome. */
function useAnswer() {
  const texts = useTexts(handoverTexts)
  const { push } = useNavigation()
  const confirm = useConfirm()
  const alert = useAlert()
  const toast = useToast()
  const accepting = useCommand(handover.accept, { invalidates: [handover.waiting, course.list] })
  const refusing = useCommand(handover.refuse, { invalidates: [handover.waiting] })
  const fail = (error: unknown) => void alert({ tone: 'error', body: messageOf(error) })
  const accept = ({ assignmentId, assignmentName }: WaitingHandover) =>
    accepting.mutateAsync({ assignmentId }).then(({ courseId }) => {
      const go = { label: texts.toAssignments, onSelect: () => push(paths.assignment(courseId, assignmentId)) }
      toast.success(texts.accepted(assignmentName), go)
    }, fail)
  const refuse = async ({ assignmentId, assignmentName, offeredByName }: WaitingHandover) => {
    const body = texts.refuseAsk(assignmentName, offeredByName)
    if (!(await confirm({ body, details: [texts.refuseEffect], confirmLabel: texts.refuse }))) return
    await refusing.mutateAsync({ assignmentId }).then(() => toast.success(texts.refused(assignmentName)), fail)
  }
  return {
    isBusy: accepting.isPending || refusing.isPending,
    accept: (row: WaitingHandover) => void accept(row),
    refuse: (row: WaitingHandover) => void refuse(row),
  }
}

interface AnswersProps {
  readonly row: WaitingHandover
  readonly answer: ReturnType<typeof useAnswer>
}

function Answers({ row, answer }: AnswersProps) {
  const texts = useTexts(handoverTexts)
  return (
    <Group gap={4} ml={-8} wrap="nowrap">
      <Button
        size="xs"
        variant="subtle"
        disabled={answer.isBusy}
        aria-label={texts.acceptNamed(row.assignmentName)}
        onClick={() => answer.accept(row)}
      >
        {texts.accept}
      </Button>
      <Button size="xs" variant="subtle" color="gray" disabled={answer.isBusy} onClick={() => answer.refuse(row)}>
        {texts.refuse}
      </Button>
    </Group>
  )
}

function useColumns(now: number): readonly DataColumn<WaitingHandover>[] {
  const texts = useTexts(handoverTexts)
  const { language } = useLanguage()
  return useMemo<readonly DataColumn<WaitingHandover>[]>(
    () => [
      {
        id: 'assignment',
        importance: 'name',
        header: texts.assignment,
        sortBy: ({ assignmentName }) => assignmentName,
        cell: ({ assignmentName, kind, teachesClass }) => (
          <>
            <b>{assignmentName}</b> <Faint>{kindTexts[language][kind]}</Faint>
            {!teachesClass && (
              <Text span display="block" c="var(--ink-3)" fz="xs">
                {texts.willTeach}
              </Text>
            )}
          </>
        ),
      },
      {
        id: 'course',
        header: texts.course,
        width: 120,
        sortBy: ({ courseName }) => courseName,
        cell: ({ courseName }) => shortClassName(courseName),
      },
      {
        id: 'from',
        header: texts.from,
        width: 110,
        sortBy: ({ offeredByName }) => offeredByName,
        cell: ({ offeredByName }) => offeredByName,
      },
      dateColumn({ id: 'end', header: texts.end, at: ({ endTime }) => endTime, now, language }),
      dateColumn({ id: 'since', header: texts.since, at: ({ offeredAt }) => offeredAt, now, language }),
    ],
    [texts, language, now],
  )
}
