import type { EditorView } from 'prosemirror-view'
import { useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { useUploadPicture } from '../picture-upload/use-upload-picture.ts'
import { bringPictures } from './picture-uploads.ts'
import { richTextEditorTexts } from './rich-text-editor.texts.ts'

/** Inserts pictures into a field at a position. */
export function useBringPictures(): (view: EditorView, files: readonly Blob[], position: number) => void {
  const texts = useTexts(richTextEditorTexts)
  const upload = useUploadPicture()
  const toast = useToast()
  return (view, files, position) =>
    void bringPictures(view, files, position, {
      upload,
      texts: {
        uploading: texts.uploading,
        failed: texts.uploadFailed,
        retry: texts.retry,
        discard: texts.discard,
      },
      onLost: () => toast.warning(texts.pictureLost),
    })
}
