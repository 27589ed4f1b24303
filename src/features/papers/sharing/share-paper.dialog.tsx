import { Button, Group, Text } from '@mantine/core'
import { paperSharing } from '#api/contract/areas/paper-sharing.ts'
import type { PaperRow } from '#api/contract/schemas/papers.ts'
import { fetchedOf } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { Chip } from '#ui/chip/chip.tsx'
import { WhenFetched } from '#ui/fetched/fetched.tsx'
import { FormDialog } from '#ui/form-dialog/form-dialog.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { ColleagueSearch } from './colleague-search.tsx'
import { Colleague, Colleagues } from './colleagues.tsx'
import { sharePaperTexts } from './share-paper.texts.ts'
import { type Holder, type SharePaper, useSharePaper } from './use-share-paper.ts'

export interface SharePaperDialogProps {
  readonly paper: Pick<PaperRow, 'paperId' | 'paperTitle'>
  readonly ownUid: number
  readonly onClose: () => void
}

/** 分享: choosing colleagues who get a paper, and who has it already. */
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
      intro={
        <Text c="dimmed" fz="sm">
          {texts.rights}
        </Text>
      }
      onSubmit={sharing.share}
      onClose={onClose}
    >
      <ColleagueSearch ownUid={ownUid} holders={holders.data?.list ?? []} sharing={sharing} />
      {chosen.length > 0 && <Chosen sharing={sharing} />}
      <WhenFetched of={fetchedOf(holders)} skeletonRows={2}>
        {({ list, isWithSchool }) => <Holders holders={list} isWithSchool={isWithSchool} sharing={sharing} />}
      </WhenFetched>
    </FormDialog>
  )
}

function Chosen({ sharing: { chosen, toggle } }: { readonly sharing: SharePaper }) {
  const texts = useTexts(sharePaperTexts)
  return (
    <Colleagues label={texts.chosen(chosen.length)}>
      {chosen.map((person) => (
        <Colleague key={person.uid} person={person}>
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

interface HoldersProps {
  readonly holders: readonly Holder[]
  readonly isWithSchool: boolean
  readonly sharing: SharePaper
}

function Holders({ holders, isWithSchool, sharing }: HoldersProps) {
  const texts = useTexts(sharePaperTexts)
  return (
    <>
      <Colleagues label={texts.holders(holders.length)}>
        {holders.map((holder) => (
          <Colleague key={holder.uid} person={holder} since={sharing.dateOf(holder.sharedAt)}>
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
      {holders.length === 0 && (
        <Text c="dimmed" fz="sm">
          {texts.nobodyYet}
        </Text>
      )}
      {isWithSchool && (
        <Group>
          <Chip tone="green">{texts.withSchool}</Chip>
        </Group>
      )}
    </>
  )
}
