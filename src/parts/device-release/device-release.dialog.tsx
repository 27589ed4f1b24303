import { Box, Button, Flex } from '@mantine/core'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Device } from '#api/contract/schemas/sign-on.ts'
import { inspected } from '#api/ports/inspection.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { accountLimits } from '#domain/portal/constants.ts'
import { dateText } from '#domain/time/dates.ts'
import { publicPaths } from '#domain/paths/public-paths.ts'
import type { deviceReleaseMachine } from '#machines/device-release/device-release.machine.ts'
import type { TooManyDevices } from '#machines/device-release/device-release.types.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import type { Wording } from '#ui/language/texts.ts'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { useWhen } from '#ui/use-when.ts'
import { deviceReleaseChart } from './device-release-chart.ts'
import { deviceReleaseTexts } from './device-release.texts.ts'

export interface DeviceReleaseDialogProps {
  readonly tooMany: TooManyDevices
  /** The account as typed, for resetting the password; empty if nothing was. */
  readonly account: string
  readonly onEntered: () => void
  readonly onClose: () => void
}

/** Five devices are signed in: asks which one to sign out (specification §8, -31). It starts when shown. */
export function DeviceReleaseDialog({ tooMany, account, onEntered, onClose }: DeviceReleaseDialogProps) {
  const call = useCall()
  const { language } = useLanguage()
  const [machine] = useState(() => deviceReleaseChart(call, language))
  const actor = useActorRef(machine, { ...inspected, input: tooMany })
  useWhen(
    useSelector(actor, (snapshot) => snapshot.hasTag('signedIn')),
    onEntered,
  )
  return <RunningDevices actor={actor} account={account} onClose={onClose} />
}

export interface RunningDevicesProps extends Pick<DeviceReleaseDialogProps, 'account' | 'onClose'> {
  readonly actor: ActorRefFrom<typeof deviceReleaseMachine>
}

/** The same, for a flow that is already running. */
export function RunningDevices({ actor, account, onClose }: RunningDevicesProps) {
  const texts = useTexts(deviceReleaseTexts)
  const snapshot = useSelector(actor, (now) => now)
  const { devices, deviceId, message, isChanged } = snapshot.context
  const isBusy = snapshot.hasTag('busy')
  /** The device being signed out. */
  const leaving = isBusy ? deviceId : null
  /** Only signing in again helps. */
  const isOver = snapshot.hasTag('ended')
  const release = (id: number) => actor.send({ type: 'device.release', deviceId: id })
  const oldest = oldestOf(devices)
  const note = message || (isChanged ? texts.changed : '')
  return (
    <Dialog
      opened
      tone="need"
      title={texts.title}
      busy={isBusy}
      onClose={onClose}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {isOver ? texts.back : texts.cancel}
          </Button>
          <LinkButton to={publicPaths.password(account)} disabled={isBusy}>
            {texts.recover}
          </LinkButton>
          {oldest !== undefined && (
            <Button variant="filled" disabled={isOver || isBusy} onClick={() => release(oldest.deviceId)}>
              {texts.releaseOldest}
            </Button>
          )}
        </>
      }
    >
      <p>{texts.body(accountLimits.devices)}</p>
      <p>{texts.full(accountLimits.devices)}</p>
      <p>{texts.advice}</p>
      <div role="alert">{note !== '' && <ErrorText>{note}</ErrorText>}</div>
      <Box component="ul" mt={12} style={{ borderTop: 'var(--hairline)' }} aria-label={texts.list}>
        {devices.map((device) => (
          <DeviceRow
            key={device.deviceId}
            device={device}
            isLeaving={leaving === device.deviceId}
            disabled={isOver || (isBusy && leaving !== device.deviceId)}
            onRelease={() => release(device.deviceId)}
          />
        ))}
      </Box>
    </Dialog>
  )
}

interface DeviceRowProps {
  readonly device: Device
  /** It is being signed out. */
  readonly isLeaving: boolean
  readonly disabled: boolean
  readonly onRelease: () => void
}

function DeviceRow({ device, isLeaving, disabled, onRelease }: DeviceRowProps) {
  const texts = useTexts(deviceReleaseTexts)
  return (
    <Flex component="li" gap={16} py={9} align="center" style={{ borderBottom: 'var(--hairline)' }}>
      <DeviceLines device={device} />
      <BusyButton
        size="xs"
        busy={isLeaving}
        busyLabel={texts.releasing}
        disabled={disabled}
        aria-label={texts.releaseNamed(nameOf(device, texts))}
        onClick={onRelease}
      >
        {texts.release}
      </BusyButton>
    </Flex>
  )
}

/** The least recently used device: the one least likely to be missed. */
const oldestOf = (devices: readonly Device[]): Device | undefined =>
  devices.toSorted((one, other) => Date.parse(one.seenAt) - Date.parse(other.seenAt))[0]

type DeviceTexts = Wording<(typeof deviceReleaseTexts)['zh-CN']>

/** "Chrome 147，Windows"; only one of the two if the other is unknown. */
function nameOf({ browser, system }: Device, texts: DeviceTexts): string {
  if (browser !== '' && system !== '') return texts.name(browser, system)
  return browser || system || texts.unknownDevice
}

const ways = ['password', 'sms', 'qr', 'messaging', 'desktop'] as const

function DeviceLines({ device }: { readonly device: Device }) {
  const texts = useTexts(deviceReleaseTexts)
  const { language } = useLanguage()
  const [now] = useState(() => Date.now())
  const when = (instant: string) => dateText(Date.parse(instant), { now, language })
  const way = ways.find((one) => one === device.way)
  return (
    <Box flex={1} miw={0} lh={1.5} className="breakable">
      <b>{nameOf(device, texts)}</b>
      <Flex component="span" wrap="wrap" columnGap={12} c="dimmed" fz="sm">
        <span>{device.address}</span>
        {way !== undefined && <span>{texts[way]}</span>}
        <span>{texts.signedIn(when(device.signedInAt))}</span>
        <span>{texts.seen(when(device.seenAt))}</span>
      </Flex>
    </Box>
  )
}
