/** Tables in the storage of the browser: a text for each name. */

const STORE = "tables";

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open("potasovka", 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("no storage"));
  });
}

let database: Promise<IDBDatabase> | null = null;

/** Do something with the store; it has happened when the promise is kept, and otherwise nothing has. */
async function within<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T> | null): Promise<T | undefined> {
  database ??= opened();
  const known = await database.catch((error: unknown) => {
    database = null;
    throw error;
  });
  return new Promise((resolve, reject) => {
    const transaction = known.transaction(STORE, mode, { durability: "strict" });
    const asked = work(transaction.objectStore(STORE));
    transaction.oncomplete = () => resolve(asked?.result);
    transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error("not stored"));
  });
}

/** What is kept under a name; nothing if there is no such table. */
export const read = async (name: string): Promise<string> => ((await within("readonly", (store) => store.get(name) as IDBRequest<string | undefined>)) ?? "");

/** The names of all tables, each on a line of its own. */
export const names = async (): Promise<string> => ((await within("readonly", (store) => store.getAllKeys())) ?? []).join("\n");

/** Keep texts under their names, all or none; one that is null is forgotten. */
export async function write(tables: string): Promise<void> {
  await within("readwrite", (store) => {
    for (const [name, text] of Object.entries(JSON.parse(tables) as Record<string, string | null>)) {
      if (text === null) store.delete(name);
      else store.put(text, name);
    }
    return null;
  });
}
