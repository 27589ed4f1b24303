import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { PaperFilters } from './components/paper-filters.tsx'
import { PaperTable } from './components/paper-table.tsx'
import { paperListTexts } from './paper-list.texts.ts'
import type { AssignablePaper, PaperScope } from './papers.types.ts'
import { usePaperList } from './use-paper-list.ts'

export interface PaperListScreenProps {
  readonly scope: PaperScope
  /** The teacher's subject; null before one is set. */
  readonly subjectId: number | null
  readonly onAssign: (paper: AssignablePaper) => void
}

/** 我的试卷 or 校本试卷: what there is, with 布置 and 预览. */
export function PaperListScreen({ scope, subjectId, onAssign }: PaperListScreenProps) {
  const texts = useTexts(paperListTexts)
  if (subjectId !== null) return <SubjectPapers scope={scope} subjectId={subjectId} onAssign={onAssign} />
  return (
    <>
      <PageHead title={texts[scope]} />
      <Surface label={texts[scope]}>
        <EmptyState title={texts.noSubject} why={texts.noSubjectWhy} />
      </Surface>
    </>
  )
}

function SubjectPapers({ scope, subjectId, onAssign }: PaperListScreenProps & { readonly subjectId: number }) {
  const texts = useTexts(paperListTexts)
  const list = usePaperList(scope, subjectId)
  const count = list.counts[scope]
  const state = scope === 'mine' ? texts.mineState : texts.schoolState
  return (
    <>
      <PageHead title={texts[scope]} state={count === undefined ? '' : state(count)} />
      <Surface label={texts[scope]}>
        <PaperFilters scope={scope} list={list} />
        <PaperTable scope={scope} list={list} onAssign={onAssign} />
      </Surface>
    </>
  )
}
