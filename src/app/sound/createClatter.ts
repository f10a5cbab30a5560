import { variation } from '../../tray/motion/chance';
import { impactsOf } from './impacts';

export interface ThrowHeard {
  /** Tells one throw from another, so that no two sound alike. */
  readonly id: string;
  /** The sides of each die that moves. */
  readonly dice: readonly number[];
  readonly seconds: number;
}

const volume = 0.5;
/** Seconds that an impact rings. */
const ringing = 0.06;

/** Plays throws on an audio context that a touch or key has allowed; a throw silences what is left of the one before. */
export function createClatter(context: AudioContext): (thrown: ThrowHeard) => void {
  const grit = noise(context);
  let last: GainNode | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;

  return ({ id, dice, seconds }) => {
    clearTimeout(resting);
    resume(context);
    const start = context.currentTime + 0.01;
    last?.gain.setTargetAtTime(0, start, 0.02);
    const out = context.createGain();
    out.gain.value = volume;
    out.connect(context.destination);
    last = out;
    for (const { at, loudness, pitch } of impactsOf(dice, seconds, (die, bounce) => variation(id, die, bounce))) {
      knock({ context, grit, out, at: start + at, loudness, pitch });
    }
    // An idle context would keep the sound hardware awake.
    resting = setTimeout(
      () => {
        out.disconnect();
        context.suspend().catch(() => undefined);
      },
      (seconds + 1) * 1000,
    );
  };
}

function resume(context: AudioContext): void {
  if (context.state !== 'running') context.resume().catch(() => undefined);
}

interface Knock {
  readonly context: AudioContext;
  readonly grit: AudioBuffer;
  readonly out: AudioNode;
  readonly at: number;
  readonly loudness: number;
  readonly pitch: number;
}

/** Resin on felt: a filtered click over a short low thud. */
function knock({ context, grit, out, at, loudness, pitch }: Knock): void {
  const click = context.createBufferSource();
  click.buffer = grit;
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = pitch;
  band.Q.value = 3.2;
  click
    .connect(band)
    .connect(fading(context, at, loudness))
    .connect(out);
  click.start(at);
  click.stop(at + ringing);

  const thud = context.createOscillator();
  thud.frequency.setValueAtTime(pitch / 9, at);
  thud.frequency.exponentialRampToValueAtTime(pitch / 18, at + ringing);
  thud.connect(fading(context, at, loudness * 0.35)).connect(out);
  thud.start(at);
  thud.stop(at + ringing);
}

function fading(context: AudioContext, at: number, loudness: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(Math.max(0.0002, loudness), at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + ringing);
  return gain;
}

/** A moment of noise, always the same. */
function noise(context: AudioContext): AudioBuffer {
  const length = Math.ceil(context.sampleRate * ringing);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < length; place += 1) samples[place] = 2 * variation(place) - 1;
  return buffer;
}
