import type { PaperRow } from '#api/contract/schemas/papers.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { ListPage } from '#ui/list-page/list-page.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { usePaperRows } from './components/use-paper-rows.tsx'
import { paperListTexts } from './paper-list.texts.ts'
import type { AssignablePaper, PaperScope } from './papers.types.ts'
import { usePaperList } from './use-paper-list.ts'

export interface PaperListScreenProps {
  readonly scope: PaperScope
  /** The teacher's subject; null before one is set. */
  readonly subjectId: number | null
  readonly onAssign: (paper: AssignablePaper) => void
}

/** 布置, 校本试卷 or 我的试卷: what there is, with 布置 and 预览. */
export function PaperListScreen({ scope, subjectId, onAssign }: PaperListScreenProps) {
  const texts = useTexts(paperListTexts)
  const title = scope === 'all' ? texts.choose : texts[scope]
  if (subjectId !== null) return <SubjectPapers title={title} scope={scope} subjectId={subjectId} onAssign={onAssign} />
  return (
    <>
      <PageHead title={title} />
      <Surface label={title}>
        <EmptyState title={texts.noSubject} why={texts.noSubjectWhy} />
      </Surface>
    </>
  )
}

interface SubjectPapersProps extends Pick<PaperListScreenProps, 'scope' | 'onAssign'> {
  readonly title: string
  readonly subjectId: number
}

function SubjectPapers({ title, scope, subjectId, onAssign }: SubjectPapersProps) {
  const texts = useTexts(paperListTexts)
  const list = usePaperList(scope, subjectId)
  const count = list.counts[scope]
  const state = { all: texts.allState, school: texts.schoolState, mine: texts.mineState }[scope]
  return (
    <ListPage<PaperRow>
      title={title}
      state={count === undefined ? '' : state(count)}
      list={usePaperRows(scope, list, onAssign)}
    />
  )
}
