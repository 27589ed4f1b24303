import { CallError, messageOf } from '#api/client/failures.ts'
import { prepare } from '#api/contract/groups/prepare.ts'
import type { InputOf } from '#api/contract/endpoint.ts'
import type { PreparedNode } from '#api/contract/schemas/lesson-nodes.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { lessonTexts } from './lesson.texts.ts'

export type OfChapter = InputOf<(typeof prepare)['list']>

/** A node to be added to a lesson. */
export type NewLessonNode = InputOf<(typeof prepare)['save']>['lessonNodes'][number]

const lists = { invalidates: [prepare.list] }

/** The lesson prepared for a chapter. Each action saves the whole lesson; `failure` is why the last one failed. */
export function useLesson(of: OfChapter) {
  const texts = useTexts(lessonTexts)
  const toast = useToast()
  const { data, error, refetch, dataUpdatedAt } = useEndpoint(prepare.list, of)
  const saving = useCommand(prepare.save, lists)
  const nodes = data?.list ?? []
  const save = async (nodesNow: readonly NewLessonNode[], onSaved: () => void = () => {}) => {
    const lessonNodes = nodesNow.map(({ nodeType, name, isTaught, paperId }) => ({ nodeType, name, isTaught, paperId }))
    await saving.mutateAsync({ ...of, rev: data?.rev ?? 0, lessonNodes }).then(onSaved, (reason: unknown) => {
      // Somebody else has saved it: the next attempt starts from the current state. The reason is shown beside what was
      // typed.
      if (reason instanceof CallError) void refetch()
    })
  }
  return {
    lesson: data,
    readAt: dataUpdatedAt,
    error,
    refetch: () => void refetch(),
    isBusy: saving.isPending,
    failure: saving.error === null ? '' : messageOf(saving.error),
    add: (node: NewLessonNode, onAdded: () => void) => void save([...nodes, node], onAdded),
    toggleTaught: (node: PreparedNode) => void save(nodes.map((one) => (one === node ? toggled(one) : one))),
    move: (index: number, by: -1 | 1) => void save(swapped(nodes, index, index + by)),
    remove: (node: PreparedNode) =>
      void save(
        nodes.filter((one) => one !== node),
        () => toast.success(texts.removed(node.name)),
      ),
  }
}

export type LessonEditor = ReturnType<typeof useLesson>

const toggled = (node: PreparedNode): PreparedNode => ({ ...node, isTaught: !node.isTaught })

const swapped = (nodes: readonly PreparedNode[], one: number, other: number): readonly PreparedNode[] =>
  nodes.map((node, index) => (index === one ? nodes[other] : index === other ? nodes[one] : node) ?? node)
