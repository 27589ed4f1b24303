import { Box, Button, Flex, Stack } from '@mantine/core'
import { paths } from '#domain/paths/paths.ts'
import { publicPaths } from '#domain/paths/public-paths.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { TwoColumns } from '#ui/two-columns/two-columns.tsx'
import { AccountTable } from './components/account-table.tsx'
import { DemoPage } from './components/demo-page.tsx'
import { Outbox } from './components/outbox.tsx'
import { QrEndings } from './components/qr-endings.tsx'
import { SignInTerms } from './components/sign-in-terms.tsx'
import { demoClasses, demoPassword, demoTeachers, phonePage, studentPage } from './demo-accounts.ts'
import { demoTexts } from './demo.texts.ts'
import { browserDemoPorts, type DemoAccount, type DemoPorts, useDemoSignIn } from './use-demo-sign-in.ts'

/** Who can sign in to the demo school, and where, and the messages that it has sent. */
export function DemoScreen({ ports = browserDemoPorts }: { readonly ports?: DemoPorts }) {
  const texts = useTexts(demoTexts)
  return (
    <DemoPage
      otherLanguage={texts.otherLanguage}
      link={
        <Box component="a" fz="sm" href={hrefOf(paths.widgets)}>
          {texts.widgets}
        </Box>
      }
    >
      <PageHead
        title={texts.title}
        state={texts.intro}
        actions={
          <>
            <Button component="a" href={phonePage}>
              {texts.toPhone}
            </Button>
            <Button component="a" href={studentPage}>
              {texts.toStudents}
            </Button>
            <LinkButton to={publicPaths.login()} variant="filled">
              {texts.toLogin}
            </LinkButton>
          </>
        }
      />
      <Flex component="dl" gap={12} mb={16} align="baseline">
        <Box component="dt" fz="sm">
          {texts.password}
        </Box>
        <dd>
          <code style={{ font: 'var(--w-strong) var(--fs-16) / 1.5 var(--sans)' }}>{demoPassword}</code>
        </dd>
      </Flex>
      <Accounts ports={ports} />
      <Stack mt={20} gap={20}>
        <QrEndings />
        <Outbox />
      </Stack>
    </DemoPage>
  )
}

function Accounts({ ports }: { readonly ports: DemoPorts }) {
  const texts = useTexts(demoTexts)
  const { entering, failure, signIn } = useDemoSignIn(ports)
  const buttonFor = (account: DemoAccount) => (
    <BusyButton
      busy={entering === account.account}
      busyLabel={texts.signingIn}
      aria-label={texts.signInAs(account.account)}
      onClick={() => signIn(account)}
    >
      {texts.signIn}
    </BusyButton>
  )
  return (
    <>
      <TwoColumns foldsBelow={800} gap={20}>
        <Surface title={texts.teachers}>
          <AccountTable
            label={texts.teachers}
            headings={[texts.account, texts.subject, texts.signIn]}
            rows={demoTeachers.map(({ account, teaches }) => ({
              account,
              what: texts[teaches],
              action: buttonFor({ account, who: 'teacher' }),
            }))}
          />
        </Surface>
        <Surface title={texts.students}>
          <AccountTable
            label={texts.students}
            headings={[texts.accounts, texts.className, texts.signIn]}
            rows={demoClasses.map(({ name, first, last }) => ({
              account: texts.upTo(first, last),
              what: name,
              action: buttonFor({ account: first, who: 'student' }),
            }))}
          />
        </Surface>
      </TwoColumns>
      {failure !== null && (
        <Hint mt={12} role="alert">
          {failure}
        </Hint>
      )}
      <SignInTerms />
    </>
  )
}
