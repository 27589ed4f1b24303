import { Fragment, useState } from 'react'
import { useTexts } from '#ui/language/language-context.tsx'
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'
import type { ConsentDocumentId } from '../consent/consent-document.types.ts'
import { loginTexts } from '../login.texts.ts'
import css from './consent.module.css'

/** Dialog and documents come when one is opened: few teachers do, and the page stays small. */
const ConsentDialog = lazyPart(() => import('../consent/consent.dialog.tsx').then((module) => module.ConsentDialog))

const documents: readonly ConsentDocumentId[] = ['privacy', 'licence', 'children']

/** The names of the three documents; each opens its text. */
export function DocumentLinks() {
  const texts = useTexts(loginTexts)
  const [opened, setOpened] = useState<ConsentDocumentId | null>(null)
  const [loaded, setLoaded] = useState<ConsentDocumentId | null>(null)
  const open = (document: ConsentDocumentId) => {
    setLoaded(document)
    setOpened(document)
  }
  return (
    <>
      {documents.map((document, index) => (
        <Fragment key={document}>
          {index > 0 && texts.listComma}
          <button type="button" className={css['document']} aria-haspopup="dialog" onClick={() => open(document)}>
            {texts[document]}
          </button>
        </Fragment>
      ))}
      {loaded !== null && <ConsentDialog document={loaded} opened={opened !== null} onClose={() => setOpened(null)} />}
    </>
  )
}
