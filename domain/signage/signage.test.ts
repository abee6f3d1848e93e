import { describe, expect, it } from 'vitest'

import { type StreamType, streamUrlProblem } from './signage.ts'

describe('the address of a stream', () => {
  it.each<[string, StreamType]>([
    ['https://live.example.com/kueche/index.m3u8?x=1', 'hls'],
    ['rtsp://10.0.0.7:554/stream1', 'rtsp'],
    ['rtsps://kamera.example.com/1', 'rtsp'],
    ['https://wetter.example.com', 'page'],
    ['https://media.example.com/film.mp4', 'video'],
  ])('%s plays as %s', (url, type) => {
    expect(streamUrlProblem(url, type)).toBeNull()
  })

  it.each<[string, StreamType]>([
    ['', 'hls'],
    ['live.example.com', 'hls'],
    ['http://live.example.com/index.m3u8', 'hls'],
    ['https://live.example.com/index.mpd', 'hls'],
    ['https://10.0.0.7/stream1', 'rtsp'],
    ['rtsp://admin:geheim@10.0.0.7/1', 'rtsp'],
    ['javascript:alert(1)', 'page'],
    ['file:///etc/passwd', 'video'],
    ['rtsp://', 'rtsp'],
  ])('%s does not play as %s, and it says why', (url, type) => {
    expect(streamUrlProblem(url, type)).toMatch(/[.“]\.?$/)
  })
})
