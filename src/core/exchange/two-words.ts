/**
 * Two words that two players can compare across a table without spelling: of the sea and the field, none sounds like
 * another word, and none is another with one letter changed.
 */
export const WORDS: readonly string[] = `
  acorn acre alder amber anchor anvil apple arbor ash aspen badger barge barley barn basin beacon
  beetle birch bison blossom bracken bramble breeze bridge brig brook buzzard cabbage cabin cable calf canal
  canoe cape captain cargo cattle cavern channel chart cherry clam clipper cloud coast cod colt compass
  convoy cottage cove crab crane crest crew cricket crop cruiser cutter daisy deck dinghy dolphin donkey
  drift dune eel falcon farm fawn fence fennel fern ferret fleet foam fog frigate furrow galleon
  galley garden garlic ginger glade goat goose granary grape grass grotto grouse grove gulf hamlet hammock
  harpoon harrow harvest hatch haven hazel heather helm hen herb heron herring hive holly honey horizon
  hornet hull iceberg inlet iris island ivy jasmine jetty juniper kayak kelp kestrel kitten lagoon lantern
  larch laurel leaf ledge lemon lentil lilac liner lizard lobster locker magpie maple marlin marsh meadow
  mermaid minnow mint mole monsoon mooring moss moth narwhal navy nettle newt nutmeg oak ocean octopus
  olive onion orca orchard orchid osprey otter owl oxen oyster parsley pasture peach pebble pelican penguin
  pepper pilot pine pirate plank pond pontoon poplar poppy potato prairie prow puffin pumpkin quail quarry
  quince rabbit radish raft reef rigging ripple river robin rudder saddle sage salmon sandbar sardine shark
  sheep shell ship shrimp sickle signal silo sparrow spinach spray spruce squall squid stable steamer stern
  storm straw stubble swallow swan tanker tempest thicket thistle thrush tiller timber trawler trellis trident trout
  tugboat turtle urchin vessel voyage wagon walnut walrus warren weasel wharf wheat willow winch wren yacht
`
  .trim()
  .split(/\s+/);

/** The two words of a sum of 32 bits, never one word twice; two sums share them once in 65,280. */
export function twoWords(sum: number): readonly [string, string] {
  const first = sum >>> 24;
  const second = (first + 1 + (((sum >>> 8) & 0xffff) % 255)) % WORDS.length;
  return [WORDS[first] ?? '', WORDS[second] ?? ''];
}
