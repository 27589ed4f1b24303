import { paths } from '#domain/paths/paths.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { DemoPage } from '../components/demo-page.tsx'
import { ButtonsPart } from './buttons-part.tsx'
import { DialogsPart } from './dialogs-part.tsx'
import { FieldsPart } from './fields-part.tsx'
import { FormatsPart } from './formats-part.tsx'
import { ListPart } from './list-part.tsx'
import { LongTablePart } from './long-table-part.tsx'
import { ToastsPart } from './toasts-part.tsx'
import css from '../demo.module.css'
import { widgetsTexts } from './widgets.texts.ts'

/** Every shared widget in every state, to be tried. */
export function WidgetsScreen() {
  const texts = useTexts(widgetsTexts)
  return (
    <DemoPage otherLanguage={texts.otherLanguage}>
      <PageHead
        title={texts.title}
        state={texts.intro}
        crumbs={[
          <a key="demo" href={hrefOf(paths.demo)}>
            {texts.back}
          </a>,
          texts.title,
        ]}
      />
      <div className={css['parts']}>
        <DialogsPart />
        <ToastsPart />
        <FieldsPart />
        <ButtonsPart />
        <div style={{ gridColumn: '1 / -1' }}>
          <ListPart />
        </div>
        <div style={{ gridColumn: '1 / -1' }}>
          <LongTablePart />
        </div>
        <div style={{ gridColumn: '1 / -1' }}>
          <FormatsPart />
        </div>
      </div>
    </DemoPage>
  )
}
