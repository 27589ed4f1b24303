import { ErrorText } from '#ui/error-text/error-text.tsx'

/** The `error` of a Mantine field: null without a message, so that the field is not marked. */
export const fieldError = (message: string | undefined) =>
  message === undefined ? null : <ErrorText>{message}</ErrorText>
