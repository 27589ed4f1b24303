import { channelOfPurpose } from '#domain/accounts/code-purpose.ts'
import { paths } from '#domain/paths/paths.ts'
import type { BindMobileForm } from '#machines/bind-mobile/bind-mobile.types.ts'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { SubPage } from '../components/sub-page.tsx'
import { BindForm } from './bind-form.tsx'
import { changeRecipientActors } from './change-recipient.actors.ts'
import { useBindMobile } from './use-bind-mobile.ts'

type Word = 'firstTitle' | 'changeTitle' | 'firstState' | 'recipient' | 'firstRecipient' | 'submit' | 'busy' | 'bound'

export interface ChangeRecipientProps {
  readonly purpose: 'mobile' | 'email'
  readonly texts: Readonly<Record<Word, string>> & { readonly changeState: (now: string) => string }
  /** The current one, masked; null if there is none. */
  readonly now: string | null
  readonly update: (form: BindMobileForm) => Promise<unknown>
}

/** Changes or adds the account's mobile or e-mail address, then returns to the profile with a confirmation. */
export function ChangeRecipient({ purpose, texts, now, update }: ChangeRecipientProps) {
  const toast = useToast()
  const { push } = useNavigation()
  const bind = useBindMobile({
    actors: changeRecipientActors(update),
    channel: channelOfPurpose(purpose),
    needsConsent: false,
    onBound: () => {
      toast.success(texts.bound)
      push(paths.profile)
    },
  })
  const title = now === null ? texts.firstTitle : texts.changeTitle
  return (
    <SubPage title={title} state={now === null ? texts.firstState : texts.changeState(now)}>
      <BindForm
        bind={bind}
        purpose={purpose}
        texts={{ ...texts, title, recipient: now === null ? texts.firstRecipient : texts.recipient }}
      />
    </SubPage>
  )
}
