// The database of every test that has none of its own. A file of ours and not the package itself: where the tests run in a
// copy of the project, a page finds nothing that lies outside.
import 'fake-indexeddb/auto';
