import { Button, Checkbox, Text } from '@mantine/core'
import { type FoundTeacher, paperSharing } from '#api/contract/groups/paper-sharing.ts'
import { fetchedOf } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { isUnnamed } from '#domain/paper/is-unnamed.ts'
import { paths } from '#domain/paths/paths.ts'
import { WhenFetched } from '#ui/fetched/fetched.tsx'
import { FormDialog } from '#ui/form-dialog/form-dialog.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { ColleagueSearch } from './colleague-search.tsx'
import { Colleague, Colleagues } from './colleagues.tsx'
import { SchoolShare } from './school-share.tsx'
import { sharePaperTexts } from './share-paper.texts.ts'
import { type Holder, type PaperToShare, type SharePaper, useSharePaper } from './use-share-paper.ts'

export interface SharePaperDialogProps {
  readonly paper: PaperToShare
  readonly ownUid: number
  readonly onClose: () => void
}

/** 分享: choosing colleagues to give a paper to, who has it already, and whether the school does. */
export function SharePaperDialog({ paper, ownUid, onClose }: SharePaperDialogProps) {
  const texts = useTexts(sharePaperTexts)
  const holders = useEndpoint(paperSharing.sharedWith, { paperId: paper.paperId })
  const sharing = useSharePaper(paper)
  const { chosen } = sharing
  return (
    <FormDialog
      title={texts.title(paper.paperTitle)}
      submit={chosen.length === 0 ? texts.share : texts.shareWith(chosen.length)}
      submitting={texts.sharing}
      isBusy={sharing.isSharing}
      isUnready={chosen.length === 0}
      cancel={texts.close}
      intro={<Hint>{texts.rights}</Hint>}
      onSubmit={sharing.share}
      onClose={onClose}
    >
      {isUnnamed(paper.paperTitle) && <Unnamed paperId={paper.paperId} />}
      <ColleagueSearch ownUid={ownUid} holders={holders.data?.list ?? []} sharing={sharing} />
      {chosen.length > 0 && <Chosen sharing={sharing} />}
      <WhenFetched of={fetchedOf(holders)} skeletonRows={2}>
        {({ list }) => <Holders holders={list} sharing={sharing} />}
      </WhenFetched>
      <SchoolShare sharing={sharing} />
    </FormDialog>
  )
}

/** Warns that colleagues would see an untitled paper. */
function Unnamed({ paperId }: Pick<PaperToShare, 'paperId'>) {
  const texts = useTexts(sharePaperTexts)
  return (
    <Text c="var(--need)" fz="sm">
      {texts.unnamed} <a href={hrefOf(paths.editPaper(paperId))}>{texts.nameIt}</a>
    </Text>
  )
}

function Chosen({ sharing: { chosen, toggle, setEditor } }: { readonly sharing: SharePaper }) {
  const texts = useTexts(sharePaperTexts)
  return (
    <Colleagues label={texts.chosen(chosen.length)}>
      {chosen.map((person) => (
        <Colleague key={person.uid} person={person}>
          <MayEdit person={person} canEdit={person.canEdit} onChange={(canEdit) => setEditor(person, canEdit)} />
          <Button
            size="xs"
            variant="subtle"
            aria-label={texts.dropNamed(person.realname)}
            onClick={() => toggle(person)}
          >
            {texts.drop}
          </Button>
        </Colleague>
      ))}
    </Colleagues>
  )
}

interface MayEditProps {
  readonly person: FoundTeacher
  readonly canEdit: boolean
  readonly disabled?: boolean
  readonly onChange: (canEdit: boolean) => void
}

/** Whether a colleague may edit the paper. */
function MayEdit({ person, canEdit, disabled = false, onChange }: MayEditProps) {
  const texts = useTexts(sharePaperTexts)
  return (
    <Checkbox
      label={texts.mayEdit}
      aria-label={texts.mayEditNamed(person.realname)}
      checked={canEdit}
      disabled={disabled}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  )
}

interface HoldersProps {
  readonly holders: readonly Holder[]
  readonly sharing: SharePaper
}

function Holders({ holders, sharing }: HoldersProps) {
  const texts = useTexts(sharePaperTexts)
  return (
    <>
      <Colleagues label={texts.holders(holders.length)}>
        {holders.map((holder) => (
          <Colleague key={holder.uid} person={holder} since={sharing.dateOf(holder.sharedAt)}>
            <MayEdit
              person={holder}
              canEdit={holder.canEdit}
              disabled={sharing.isLetting}
              onChange={(canEdit) => sharing.letEdit(holder, canEdit)}
            />
            <Button
              size="xs"
              variant="subtle"
              color="red"
              aria-label={texts.revokeNamed(holder.realname)}
              disabled={sharing.isRevoking}
              onClick={() => sharing.revoke(holder)}
            >
              {texts.revoke}
            </Button>
          </Colleague>
        ))}
      </Colleagues>
      {holders.length === 0 && <Hint>{texts.nobodyYet}</Hint>}
    </>
  )
}
