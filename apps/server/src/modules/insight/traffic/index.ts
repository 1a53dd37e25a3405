export { recordTraffic, type TrafficRecorder } from './record-traffic.ts'
