import { createRecorder } from './recorder.ts'
import { pageAddress, type PageModule } from '../page/page-module.ts'

/** The script that the service puts into every page of a demo, before all others. */
const recorder = createRecorder(() => Date.now())

globalThis.podiumInspector = {
  inspect: recorder.inspect,
  open: async (container, language, nonce) => {
    const page: PageModule = await import(/* @vite-ignore */ pageAddress)
    return page.openInspector(container, recorder, { language, nonce })
  },
}
