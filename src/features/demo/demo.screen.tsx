import { Button } from '@mantine/core'
import { paths } from '#domain/paths.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { AccountTable } from './components/account-table.tsx'
import { DemoPage } from './components/demo-page.tsx'
import { Outbox } from './components/outbox.tsx'
import { demoClasses, demoPassword, demoTeachers, phonePage, studentPage } from './demo-accounts.ts'
import css from './demo.module.css'
import { demoTexts } from './demo.texts.ts'

/** Who can sign in to the demo school, and where; and the messages that it sends. */
export function DemoScreen() {
  const texts = useTexts(demoTexts)
  return (
    <DemoPage
      otherLanguage={texts.otherLanguage}
      link={
        <a className={css['widgets']} href={hrefOf(paths.widgets)}>
          {texts.widgets}
        </a>
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
            <Button component="a" href={hrefOf(paths.login())} variant="filled">
              {texts.toLogin}
            </Button>
          </>
        }
      />
      <dl className={css['password']}>
        <dt>{texts.password}</dt>
        <dd>
          <code>{demoPassword}</code>
        </dd>
      </dl>
      <div className={css['columns']}>
        <Surface title={texts.teachers}>
          <AccountTable
            label={texts.teachers}
            headings={[texts.account, texts.subject]}
            rows={demoTeachers.map(({ account, teaches }) => [account, texts[teaches]])}
          />
        </Surface>
        <Surface title={texts.students}>
          <AccountTable
            label={texts.students}
            headings={[texts.accounts, texts.className]}
            rows={demoClasses.map(({ name, first, last }) => [texts.upTo(first, last), name])}
          />
        </Surface>
      </div>
      <div className={css['outbox']}>
        <Outbox />
      </div>
    </DemoPage>
  )
}
