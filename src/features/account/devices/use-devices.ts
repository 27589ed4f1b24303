import { CallError, messageOf } from '#api/client/failures.ts'
import { signOn } from '#api/contract/groups/sign-on.ts'
import type { Device } from '#api/contract/schemas/sign-on.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { useConfirm } from '#ui/dialog/confirm-context.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { useDeviceName } from './use-device-name.ts'
import { devicesTexts } from './devices.texts.ts'

/** Where this account is signed in, and signing devices out. */
export function useDevices() {
  const texts = useTexts(devicesTexts)
  const confirm = useConfirm()
  const toast = useToast()
  const nameOf = useDeviceName()
  const query = useEndpoint(signOn.devices, {})
  const one = useCommand(signOn.signOutDevice, { invalidates: [signOn.devices] })
  const others = useCommand(signOn.logoutOthers, { invalidates: [signOn.devices] })
  const devices = query.data?.devices
  const otherCount = (devices ?? []).filter(({ isThis }) => !isThis).length
  const fail = async (error: unknown) => {
    toast.error(texts.failed(messageOf(error)))
    // Somebody else was quicker, so the list is stale.
    if (error instanceof CallError) await query.refetch()
  }
  const signOut = async (device: Device) => {
    const name = nameOf(device)
    const body = texts.confirm(name)
    const question = { body, details: [texts.confirmDetail], confirmLabel: texts.signOut, destroy: true }
    if (!(await confirm(question))) return
    await one.mutateAsync({ deviceId: device.deviceId }).then(() => toast.success(texts.left(name)), fail)
  }
  const signOutOthers = async () => {
    const body = texts.confirmOthers(otherCount)
    const details = [texts.confirmOthersDetail, texts.confirmDetail]
    if (!(await confirm({ body, details, confirmLabel: texts.signOutOthers, destroy: true }))) return
    await others.mutateAsync({}).then(({ count }) => toast.success(texts.othersLeft(count)), fail)
  }
  return {
    devices,
    /** When they were read (milliseconds since 1970). */
    readAt: query.dataUpdatedAt,
    error: devices === undefined ? query.error : null,
    refetch: () => void query.refetch(),
    otherCount,
    /** The device that is being signed out. */
    leaving: one.isPending ? one.variables.deviceId : null,
    areOthersLeaving: others.isPending,
    signOut: (device: Device) => void signOut(device),
    signOutOthers: () => void signOutOthers(),
  }
}
