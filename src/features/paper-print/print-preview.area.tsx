import { PaperOfAddress } from './components/paper-of-address.tsx'
import { PrintPreviewScreen } from './print-preview.screen.tsx'

/** The pages `preview-paper-without*` of the area /paper-editor (specification §2). */
export const PrintPreviewArea = () => (
  <main>
    <PaperOfAddress>{(paperId) => <PrintPreviewScreen key={paperId} paperId={paperId} />}</PaperOfAddress>
  </main>
)
