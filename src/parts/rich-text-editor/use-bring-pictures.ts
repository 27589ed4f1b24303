import type { EditorView } from 'prosemirror-view'
import { useTexts } from '#ui/language/language-context.tsx'
import { useUploadPicture } from '../picture-upload/use-upload-picture.ts'
import { bringPicture } from './picture-uploads.ts'
import { richTextEditorTexts } from './rich-text-editor.texts.ts'

/** Brings pictures into a field at a position. */
export function useBringPictures(): (view: EditorView, files: readonly Blob[], position: number) => void {
  const texts = useTexts(richTextEditorTexts)
  const upload = useUploadPicture()
  return (view, files, position) => {
    for (const file of files)
      bringPicture(view, file, position, upload, {
        uploading: texts.uploading,
        failed: texts.uploadFailed,
        retry: texts.retry,
        discard: texts.discard,
      })
  }
}
