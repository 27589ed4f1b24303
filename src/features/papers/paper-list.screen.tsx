import { useState } from 'react'
import type { PaperRow } from '#api/contract/schemas/papers.ts'
import { paths } from '#domain/paths/paths.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { ListPage } from '#ui/list-page/list-page.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { BookFilter } from './components/book-filter.tsx'
import type { PaperRowOpens } from './components/paper-row-acts.tsx'
import { usePaperRows } from './components/use-paper-rows.tsx'
import { paperActsTexts } from './paper-acts.texts.ts'
import { paperListTexts } from './paper-list.texts.ts'
import type { PaperParts, ListedShelf } from './papers.types.ts'
import { usePaperActs } from './use-paper-acts.ts'
import { usePaperList } from './use-paper-list.ts'

const SharePaperDialog = lazyPart(() =>
  import('./sharing/share-paper.dialog.tsx').then((module) => module.SharePaperDialog),
)

const AssignedDrawer = lazyPart(() => import('./sharing/assigned-drawer.tsx').then((module) => module.AssignedDrawer))

export interface PaperListScreenProps extends Pick<PaperRowOpens, 'shelf' | 'ownUid' | 'isBuilt' | 'onAssign'> {
  readonly subjectId: number
}

/** 布置, 校本试卷, 我的试卷 or 分享给我的: a list of papers, with 布置 and all other acts on them. */
export function PaperListScreen({ subjectId, ...opens }: PaperListScreenProps) {
  const { shelf, ownUid, isBuilt } = opens
  const texts = useTexts(paperListTexts)
  const [shared, setShared] = useState<PaperRow | null>(null)
  const [assigned, setAssigned] = useState<PaperRow | null>(null)
  const list = usePaperList(shelf, subjectId)
  const acts = usePaperActs(useEditing(isBuilt))
  return (
    <ListPage<PaperRow>
      title={shelf === 'all' ? texts.choose : texts[shelf]}
      state={useStateLine(shelf, list.counts[shelf])}
      actions={
        <>
          {shelf === 'resources' && <BookFilter list={list} />}
          <NewPaper isBuilt={isBuilt} />
        </>
      }
      list={usePaperRows(list, { ...opens, acts, onShare: setShared, onAssigned: setAssigned })}
    >
      {shared !== null && <SharePaperDialog paper={shared} ownUid={ownUid} onClose={() => setShared(null)} />}
      {assigned !== null && <AssignedDrawer paper={assigned} onClose={() => setAssigned(null)} />}
    </ListPage>
  )
}

function useStateLine(shelf: ListedShelf, count: number | undefined): string {
  const texts = useTexts(paperListTexts)
  const state = {
    all: texts.allState,
    resources: texts.resourcesState,
    school: texts.schoolState,
    mine: texts.mineState,
    given: texts.givenState,
  }[shelf]
  return count === undefined ? '' : state(count)
}

/** The next step offered after copying: opening the copy in the editor, if that is built. */
function useEditing(isBuilt: PaperParts['isBuilt']) {
  const texts = useTexts(paperActsTexts)
  const { push } = useNavigation()
  if (!isBuilt('/paper-editor')) return undefined
  return (paperId: number) => ({ label: texts.edit, onSelect: () => push(paths.editPaper(paperId)) })
}

/** The two ways to create a paper, as far as their pages are built. */
function NewPaper({ isBuilt }: Pick<PaperListScreenProps, 'isBuilt'>) {
  const texts = useTexts(paperListTexts)
  return (
    <>
      {isBuilt(paths.importPaper) && (
        <LinkButton to={paths.importPaper} leftSection={<Icon name="upload" />}>
          {texts.importPaper}
        </LinkButton>
      )}
      {isBuilt(paths.chooseQuestions) && (
        <LinkButton variant="filled" to={paths.chooseQuestions} leftSection={<Icon name="plus" />}>
          {texts.compose}
        </LinkButton>
      )}
    </>
  )
}
