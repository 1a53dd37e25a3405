import { createSocket } from 'node:dgram'
import { createServer, Packet } from 'dns2'

/** Records by name, changed while the server runs. */
export type Zone = Map<
  string,
  {
    readonly TXT?: readonly string[]
    readonly CNAME?: string
    readonly A?: readonly string[]
    readonly AAAA?: readonly string[]
  }
>

/** A real DNS server that answers for the names of a test. */
export async function startDnsServer(zone: Zone) {
  const port = await freeUdpPort()
  const server = createServer({
    udp: true,
    handle: (request, send) => {
      const response = Packet.createResponseFromRequest(request)
      const answer = (record: object) => response.answers.push(Object.assign(new Packet.Resource(), record))
      const [question] = request.questions
      const name = question?.name.toLowerCase() ?? ''
      const records = zone.get(name)
      const base = { name, class: Packet.CLASS.IN, ttl: 5 }
      const isAsked = (type: 'TXT' | 'CNAME' | 'A' | 'AAAA') =>
        (question as { type?: number } | undefined)?.type === Packet.TYPE[type]
      if (isAsked('TXT')) for (const data of records?.TXT ?? []) answer({ ...base, type: Packet.TYPE.TXT, data })
      if (records?.CNAME && (isAsked('CNAME') || isAsked('A'))) {
        answer({ ...base, type: Packet.TYPE.CNAME, domain: records.CNAME })
        for (const address of zone.get(records.CNAME)?.A ?? [])
          if (isAsked('A')) answer({ ...base, name: records.CNAME, type: Packet.TYPE.A, address })
      }
      if (isAsked('A')) for (const address of records?.A ?? []) answer({ ...base, type: Packet.TYPE.A, address })
      if (isAsked('AAAA'))
        for (const address of records?.AAAA ?? []) answer({ ...base, type: Packet.TYPE.AAAA, address })
      // NXDOMAIN
      if (!records) Object.assign(response.header, { rcode: 3 })
      void send(response)
    },
  })
  await server.listen({ udp: { port, address: '127.0.0.1' } })
  return { address: `127.0.0.1:${port}`, stop: () => server.close() }
}

async function freeUdpPort(): Promise<number> {
  const socket = createSocket('udp4')
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  const { port } = socket.address()
  await new Promise<void>((resolve) => socket.close(resolve))
  return port
}
